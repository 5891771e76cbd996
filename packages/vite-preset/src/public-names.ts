import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import {
  CONFIGURATION_FILE,
  filesIn,
  InputError,
  isHashedName,
  NOTICES_FILE,
} from "@waymark/hosting";
import type { Plugin } from "vite";
import { dictionaryFiles, OWN, pathOf, servedPath } from "./dictionaries/dictionary-files.ts";
import { LICENCES_FILE } from "./licences/licences.ts";

const ASSETS = "assets";

/** Files that the build writes itself, each with what a region does instead. */
const written: Readonly<Record<string, string>> = {
  [NOTICES_FILE]: "set `notices` in the `configuration` of vite.config.ts",
  [CONFIGURATION_FILE]: "set its values in the `configuration` of vite.config.ts",
  [LICENCES_FILE]: "put its text into a file of another name, such as public/own-licences.txt",
  "index.html": "edit the index.html beside vite.config.ts",
};

/**
 * Stops a build at a file of `public/` that would be lost, or not seen. Browsers keep built files of `assets/` for a year.
 * Another drawing under such a name would not be seen.
 */
export function publicNames(): Plugin {
  return {
    name: "waymark:public-names",
    apply: "build",
    configResolved({ publicDir, root }) {
      if (publicDir === "") return;
      const lost = Object.keys(written).find((name) => existsSync(join(publicDir, name)));
      if (lost !== undefined) {
        throw new InputError(
          `public/${lost} would be lost, because the build writes a file of this name. Remove it, and ${written[lost]}.`,
        );
      }
      refuseDictionaries(publicDir, root);
      const folder = join(publicDir, ASSETS);
      if (!existsSync(folder)) return;
      const found = filesIn(folder).find((name) => isHashedName(`/${ASSETS}/${name}`));
      if (found === undefined) return;
      const shown = relative(root, folder).replaceAll("\\", "/");
      throw new InputError(
        `${shown}/${found} has a name like that of a built file, which browsers keep for a year. Move it out of ${shown}.`,
      );
    },
  };
}

/** Their names have no hash: the build would write its own over them. */
function refuseDictionaries(publicDir: string, root: string): void {
  const lost = dictionaryFiles(root).find((file) => existsSync(join(publicDir, servedPath(file))));
  if (lost === undefined) return;
  throw new InputError(
    `public/${servedPath(lost)} would be lost, because the build writes a file of this name. Move its texts to ${OWN}/${pathOf(lost)}.`,
  );
}
