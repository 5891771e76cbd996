import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { InputError } from "@waymark/hosting";
import { TEMPLATE_RECORD, type TemplateChange, templateState } from "./template-changes.ts";

/** Result of an upgrade. */
interface Upgrade {
  /** Files that were written, as the template has them today. */
  taken: string[];
  /** Changes of the template to files that the region has edited, for its developer to make. */
  edited: TemplateChange[];
  /** Files that the template has no more; the region's stay. */
  gone: string[];
}

/**
 * Takes today's template for the files that a region has not edited, and records it. Edited files are left as they are: their
 * changes are returned, each time until they are accepted.
 * @param root the region's folder
 * @param accept records today's template for edited files, too
 * @throws {InputError} where there is nothing to compare with
 */
export async function runUpgrade(root: string, { accept = false } = {}): Promise<Upgrade> {
  const state = await templateState(root);
  if (!state) {
    throw new InputError(
      existsSync(join(root, TEMPLATE_RECORD))
        ? `@waymark/create-region is not installed in ${root}. Run \`npm install\`, then this again.`
        : `${TEMPLATE_RECORD} is missing in ${root}: name the folder of a region, or restore the file from git.`,
    );
  }
  const { record, today, changes } = state;
  const taken: string[] = [];
  for (const { path, state: kind, text } of changes) {
    if (text === undefined || kind === "edited") continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    taken.push(path);
  }
  const edited = changes.filter(({ state: kind }) => kind === "edited");
  // Without a text of before, a file that both have written is left out: it would count as accepted. JSON has no undefined.
  const before = Object.fromEntries(edited.map(({ path }) => [path, record.files[path]]));
  const files = accept ? today : { ...today, ...before };
  const next = `${JSON.stringify({ ...record, files }, null, 2)}\n`;
  writeFileSync(join(root, TEMPLATE_RECORD), next);
  return {
    taken,
    edited: accept ? [] : edited,
    gone: changes.filter(({ state: kind }) => kind === "gone").map(({ path }) => path),
  };
}
