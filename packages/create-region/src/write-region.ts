import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CliError } from "../../../scripts/cli-error.mjs";
import type { RegionPlan } from "./command-line.ts";
import { type Files, filledFiles, type Place } from "./filled-files.ts";
import { TEMPLATE_RECORD, templateRecord } from "./template.ts";

/** The files of a region's app, by their path; in a repository of its own with the record of the template. */
export function regionFiles(plan: RegionPlan, place: Place): Files {
  const { install: _, ...madeOf } = plan;
  const files = filledFiles(madeOf, place);
  return place === "workspace" ? files : { ...files, [TEMPLATE_RECORD]: templateRecord(madeOf) };
}

/**
 * Writes a new folder: all of its files, or none.
 * @param finish called when the files are written
 * @throws {CliError} that says why the folder cannot be written
 */
export function writeFolder(folder: string, files: Readonly<Files>, finish = () => {}): void {
  try {
    mkdirSync(folder);
    writeWhole(folder, files, finish);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new CliError(`${folder} cannot be written: ${error.message}.`);
  }
}

function writeWhole(folder: string, files: Readonly<Files>, finish: () => void): void {
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
