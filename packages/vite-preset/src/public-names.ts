import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { isHashedName } from "@waymark/hosting";
import type { Plugin } from "vite";
import { CliError } from "../../../scripts/cli-error.mjs";

const ASSETS = "assets";

/**
 * Stops a build at a file of `public/assets/` that has the name of a built file. Browsers keep such files for a year, so
 * that another drawing under the same name would not be seen.
 */
export function publicNames(): Plugin {
  return {
    name: "waymark:public-names",
    apply: "build",
    configResolved({ publicDir, root }) {
      const folder = join(publicDir, ASSETS);
      if (publicDir === "" || !existsSync(folder)) return;
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const found = names.find((name) => isHashedName(`/${ASSETS}/${name.replaceAll("\\", "/")}`));
      if (found === undefined) return;
      const shown = relative(root, folder).replaceAll("\\", "/");
      throw new CliError(
        `${shown}/${found} has a name like that of a built file, which browsers keep for a year. Move it out of ${shown}.`,
      );
    },
  };
}
