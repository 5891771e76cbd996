import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { RegionPlan } from "./command-line.ts";
import { fill, type Values, valuesOf } from "./fill.ts";
import { paletteOf, themeCss } from "./palette/palette.ts";

export type Files = Record<string, string>;

/** Beside the folder of the source, and of the built command. */
const templates = fileURLToPath(new URL("../template", import.meta.url));

/** Place of an app: in the Waymark repository, or in one of its own. */
export type Place = "workspace" | "standalone";

/** The files of the template for an app, by their path. */
export function filledFiles(plan: Omit<RegionPlan, "install">, place: Place): Files {
  const values = valuesOf(plan);
  const chosen = [join("landscapes", plan.landscape), join("languages", plan.languages)];
  const filled = ["region", ...chosen, place]
    .map((folder) => join(templates, folder))
    .filter(existsSync)
    .map((folder) => filesOf(folder, values));
  const theme = themeCss(paletteOf(plan.colour, plan.accent));
  return Object.assign({ "src/theme.css": theme }, ...filled);
}

function filesOf(template: string, values: Values): Files {
  const entries = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      // Its extension keeps tools from reading a template as their own file.
      const target = relative(template, file).replace(/\.txt$/u, "");
      return [target, fill(readFileSync(file, "utf8"), values)];
    });
  return Object.fromEntries(entries);
}
