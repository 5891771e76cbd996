import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { InputError } from "@waymark/hosting";
import { isCore } from "./chunks.ts";
import { edited } from "./edited.ts";

/** A component of core that a region may replace, as it is made, with the portal's own. */
const REPLACEABLE = /\breplaceable\(\s*"\w+",\s*(?<portal>\w+),?\s*\)/gu;

/** Makes the components of a region's own. */
const OWN = "ownComponents";

/**
 * Takes the way to a region's own components out of a build that has none.
 * @throws {InputError} where they are made outside of the app's folder `src`, in which it looks for them
 */
export function portalComponents(): Plugin {
  let hasOwn = false;
  return {
    name: "waymark:portal-components",
    apply: "build",
    configResolved({ root }) {
      hasOwn = makesOwn(join(root, "src"));
    },
    transform(code, id) {
      if (hasOwn || !isCore(id) || !code.includes("replaceable(")) return null;
      return edited(code, (text) => {
        for (const { 0: made, index, groups } of code.matchAll(REPLACEABLE)) {
          text.overwrite(index, index + made.length, groups?.["portal"] ?? made);
        }
      });
    },
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : [],
      );
      if (hasOwn || !ids.some((id) => isCore(id, "ui/own-components"))) return;
      throw new InputError(
        `The region's components are never shown: call ${OWN} in a file of the app's src/, with the components of another package.`,
      );
    },
  };
}

/** Looks for the call in the app's sources. */
function makesOwn(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.[jt]sx?$/u.test(name))
      .map((name) => join(folder, name))
      // The lock that an editor keeps beside an open file may be a link to none.
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
      .some((path) => readFileSync(path, "utf8").includes(OWN))
  );
}
