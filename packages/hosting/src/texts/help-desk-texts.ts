import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeReadableLike } from "../files/owner-and-mode.ts";
import { makeFolder } from "../files/write-file.ts";
import { InputError } from "../input-error.ts";
import type { AllTexts, AsBuilt } from "./as-built.ts";
import { fillPage, otherTexts } from "./fill-page.ts";

/** Part of every page for the help desk, and of no other one. */
const SIGN = `id="help-desk-data"`;
/** The end of the name of a page that takes the place of another. */
const NEXT = ".next";
/** A link of the portal's; the help desk sees its words alone. */
const LINK = /<a(?=[^>]* data-link="| href="">)[^>]*>([^<]*)<\/a>/gu;

/**
 * Checks the folder that the help desk's pages are to be written into.
 * @returns what writes them with the texts that callers see, and replaces the old ones after another change, whose result
 *   it returns. Where that change or the folder fails, they stay as they are
 * @throws {InputError} for a folder with other pages, or a build without pages for the help desk
 */
export function helpDeskTexts(
  folder: string,
  texts: AllTexts,
  { helpDesk, texts: built }: AsBuilt,
): <Result>(change: () => Result) => Result {
  if (helpDesk.size === 0)
    throw new InputError(
      "this build has no pages for a help desk that can change. Build it again.",
    );
  for (const name of helpDesk.keys()) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, "utf8").includes(SIGN)) continue;
    throw new InputError(`${file} is not a page for the help desk. Give another folder.`);
  }
  const others = otherTexts(texts, built);
  return (change) => {
    const written: string[] = [];
    try {
      for (const [name, marked] of helpDesk) {
        const page = fillPage(marked, others).replaceAll(LINK, "<span>$1</span>");
        written.push(writeBeside(folder, name, page));
      }
      const result = change();
      for (const next of written) renameSync(next, next.slice(0, -NEXT.length));
      return result;
    } finally {
      for (const next of written) rmSync(next, { force: true });
    }
  };
}

/** @throws {InputError} where the folder cannot be written */
function writeBeside(folder: string, name: string, page: string): string {
  const file = join(folder, name);
  const next = file + NEXT;
  try {
    makeFolder(folder);
    writeFileSync(next, page);
    if (existsSync(file)) makeReadableLike(next, file);
    return next;
  } catch (error) {
    throw new InputError(`${folder} is not written: ${(error as Error).message}`);
  }
}
