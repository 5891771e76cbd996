import { relative } from "node:path";
import type { Plugin } from "vite";
import { isCore } from "./chunks.ts";
import { leanFormik } from "./lean-formik.ts";
import { leanI18next } from "./lean-i18next.ts";
import { leanRouter } from "./lean-router.ts";
import type { LeanLibrary } from "./lean-library.ts";
import { misfitOf, wholeLibrary, withReplacements } from "./replace-parts.ts";

const libraries: readonly LeanLibrary[] = [leanFormik, leanI18next, leanRouter];

/** Marks core's copy of a library: an app that imports the library itself gets the whole of it. */
const LEAN = "?lean";
/** All of an app shares one router. */
const SHARED = /^react-router(?:\/|$)/u;

/** Leaves out of the libraries what core never uses. A library of another version stays whole, with a warning. */
export function leanLibraries(): Plugin {
  const misfits = new Map<LeanLibrary, string | null>();
  const routerImporters = new Set<string>();
  return {
    name: "waymark:lean-libraries",
    apply: "build",
    // Before the bundler resolves a module.
    enforce: "pre",
    buildStart() {
      misfits.clear();
      routerImporters.clear();
    },
    resolveId: {
      filter: { id: [/^(?:formik|i18next)$/u, SHARED] },
      async handler(source, importer, options) {
        if (importer === undefined) return null;
        if (SHARED.test(source)) {
          if (!isCore(importer)) routerImporters.add(importer);
          return null;
        }
        if (!isCore(importer)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${LEAN}` };
      },
    },
    transform: {
      filter: { id: libraries.map(({ modules }) => modules) },
      handler(code, id) {
        const library = libraries.find(({ modules }) => modules.test(id));
        if (!library) return null;
        let misfit = misfits.get(library);
        if (misfit === undefined) {
          misfit = misfitOf(library, id);
          misfits.set(library, misfit);
          if (misfit !== null) this.warn(wholeLibrary(library, misfit));
        }
        return misfit === null ? withReplacements(code, library, id) : null;
      },
    },
    buildEnd() {
      if (routerImporters.size === 0 || misfits.get(leanRouter) !== null) return;
      const { root } = this.environment.config;
      const files = [...routerImporters].map((file) => relative(root, file)).toSorted();
      this.warn(sharedRouter(files));
    },
  };
}

function sharedRouter(files: readonly string[]): string {
  return (
    `${files.join(", ")} imports react-router. An app shares one router with the portal, and this build leaves out ` +
    `what only data routers use: loaders, actions, their error boundaries and prefetching. ` +
    `Routes, links and hooks work as documented; RouterProvider throws.`
  );
}
