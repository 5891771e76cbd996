import type { Plugin } from "vite";
import { isCore } from "./chunks.ts";
import { leanFormik } from "./lean-formik.ts";
import { leanI18next } from "./lean-i18next.ts";
import { leanRouter } from "./lean-router.ts";
import { type LeanLibrary, withReplacements } from "./left-out.ts";

const libraries: readonly LeanLibrary[] = [leanFormik, leanI18next, leanRouter];

/** Marks core's copy of a library: an app that imports the library itself gets the whole of it. */
const LEAN = "?lean";

/** Leaves out of the libraries what core never uses. */
export function leanLibraries(): Plugin {
  return {
    name: "waymark:lean-libraries",
    apply: "build",
    // Before the bundler resolves a module.
    enforce: "pre",
    resolveId: {
      // All of an app shares one router.
      filter: { id: /^(?:formik|i18next)$/u },
      async handler(source, importer, options) {
        if (importer === undefined || !isCore(importer)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${LEAN}` };
      },
    },
    transform: {
      filter: { id: libraries.map(({ modules }) => modules) },
      handler(code, id) {
        const library = libraries.find(({ modules }) => modules.test(id));
        return library && withReplacements(code, library, id);
      },
    },
  };
}
