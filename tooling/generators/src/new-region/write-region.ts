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
import { paletteOf } from "../palette/palette.ts";
import { themeCss } from "../palette/theme-css.ts";
import { fill } from "./fill.ts";
import { fillingOf } from "./filling-of.ts";
import type { RegionPlan } from "./region-plan.ts";

const TEMPLATE = fileURLToPath(new URL("../../templates/region/", import.meta.url));
/** Keeps tools from taking a file of the template for their own. */
const DISGUISE = /\.txt$/u;

/**
 * Writes a region's app: all of it, or nothing.
 * @param apps the folder of the apps
 * @param finish what is done to the folder before it takes its place
 * @returns the app's folder
 */
export function writeRegion(
  apps: string,
  plan: RegionPlan,
  finish: (folder: string) => void = () => undefined,
): string {
  const place = join(apps, plan.name);
  writeFolder(place, filesOf(plan), finish);
  return place;
}

/** Writes a folder of files: all of it, or nothing. */
export function writeFolder(
  place: string,
  files: Readonly<Record<string, string>>,
  finish: (folder: string) => void = () => undefined,
): void {
  const draft = mkdtempSync(join(dirname(place), `.${basename(place)}-`));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), text);
    }
    finish(draft);
    // A folder for the time being is its owner's alone; this one stays.
    chmodSync(draft, 0o755);
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The app's files by their path.
 * @param template the folder of their texts, with places to fill
 */
export function filesOf(plan: RegionPlan, template = TEMPLATE): Record<string, string> {
  const filling = fillingOf(plan);
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(template, join(parentPath, name)));
  const filled = files.map((file) => {
    const target = file.replace(DISGUISE, "");
    return [target, fill(readFileSync(join(template, file), "utf8"), target, filling)];
  });
  return {
    ...Object.fromEntries(filled),
    "src/theme.css": themeCss(plan.title, paletteOf(plan.colour, plan.accent)),
  };
}
