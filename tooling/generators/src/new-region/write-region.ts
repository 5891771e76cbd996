import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
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
  const draft = mkdtempSync(join(apps, `.${plan.name}-`));
  try {
    for (const [file, text] of Object.entries(filesOf(plan))) {
      mkdirSync(dirname(join(draft, file)), { recursive: true });
      writeFileSync(join(draft, file), text);
    }
    finish(draft);
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  return place;
}

/** The app's files by their path. */
export function filesOf(plan: RegionPlan): Record<string, string> {
  const filling = fillingOf(plan);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(TEMPLATE.length));
  const filled = files.map((file) => {
    const target = file.replace(DISGUISE, "");
    return [target, fill(readFileSync(join(TEMPLATE, file), "utf8"), target, filling)];
  });
  return {
    ...Object.fromEntries(filled),
    "src/theme.css": themeCss(plan.title, paletteOf(plan.colour, plan.accent)),
  };
}
