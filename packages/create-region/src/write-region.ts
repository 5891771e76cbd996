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
import { fill, valuesOf } from "./fill.ts";
import { paletteOf } from "./palette/palette.ts";
import { themeCss } from "./palette/theme-css.ts";
import type { RegionPlan } from "./region-plan.ts";

type Files = Record<string, string>;

/**
 * The files of a region's app that are the same inside and outside the repository, by their path.
 * @param templates the folder of the templates
 */
export function regionFiles(plan: RegionPlan, templates: string): Files {
  return {
    ...filledFiles(plan, join(templates, "region")),
    ...filledFiles(plan, join(templates, "landscapes", plan.landscape)),
    "src/theme.css": themeCss(plan.title, paletteOf(plan.colour, plan.accent)),
  };
}

function filledFiles(plan: RegionPlan, template: string): Files {
  const values = valuesOf(plan);
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
