import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { RegionPlan } from "./command-line.ts";
import { fill, type Values, valuesOf } from "./fill.ts";
import { paletteOf, themeCss } from "./palette/palette.ts";

type Files = Record<string, string>;

/** Beside the folder of the source, and of the built command. */
const templates = fileURLToPath(new URL("../template", import.meta.url));

/** Place of an app: in the Waymark repository, or in one of its own. */
export type Place = "workspace" | "standalone";

/** The files of a region's app, by their path. */
export function regionFiles(plan: RegionPlan, place: Place): Files {
  const values = valuesOf(plan);
  const folders = ["region", join("landscapes", plan.landscape), place];
  const filled = folders.map((folder) => filledFiles(join(templates, folder), values));
  const theme = themeCss(paletteOf(plan.colour, plan.accent));
  return Object.assign({ "src/theme.css": theme }, ...filled);
}

function filledFiles(template: string, values: Values): Files {
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

/**
 * Writes a new folder: all of its files, or none.
 * @param finish called when the files are written
 */
export function writeFolder(folder: string, files: Readonly<Files>, finish = () => {}): void {
  mkdirSync(folder);
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    finish();
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}
