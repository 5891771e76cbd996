import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { fill, type Values, valuesOf } from "./fill.ts";
import { paletteOf, themeCss } from "./palette/palette.ts";
import type { RegionPlan } from "./region-plan.ts";

type Files = Record<string, string>;

/** Beside the folder of the source, and of the built command. */
const templates = fileURLToPath(new URL("../template", import.meta.url));

/** Where an app is: in the Waymark repository, or in one of its own. */
export type Place = "workspace" | "standalone";

/** The files of a region's app, by their path. */
export function regionFiles(plan: RegionPlan, place: Place): Files {
  const values = valuesOf(plan);
  const folders = ["region", join("landscapes", plan.landscape), place];
  const filled = folders.map((folder) => filledFiles(join(templates, folder), values));
  const theme = themeCss(plan.title, paletteOf(plan.colour, plan.accent));
  return Object.assign({ "src/theme.css": theme }, ...filled);
}

function filledFiles(template: string, values: Values): Files {
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(template, join(parentPath, name)));
  return Object.fromEntries(
    files.map((file) => {
      // Its extension keeps tools from reading a template as their own file.
      const target = file.replace(/\.txt$/u, "");
      return [target, fill(readFileSync(join(template, file), "utf8"), target, values)];
    }),
  );
}

/**
 * Writes a folder: all of its files, or none.
 * @param finish called with the folder before it gets its name
 */
export function writeFolder(
  folder: string,
  files: Readonly<Files>,
  finish: (draft: string) => void = () => undefined,
): void {
  const draft = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), text);
    }
    finish(draft);
    // Only the owner can read a temporary folder.
    chmodSync(draft, 0o755);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
