import { readFileSync } from "node:fs";
import { join } from "node:path";
import { edited, type Range } from "./edited.ts";
import type { LeanLibrary } from "./lean-library.ts";
import { editsOf, messageEdits } from "./library-edits.ts";

/**
 * A library's module with other parts, and without messages and names for developers. Components that nothing uses have no
 * effect in it, so that a bundler removes them.
 * @throws {Error} where the module has no part of a name, as another version may
 */
export function withReplacements(code: string, library: LeanLibrary, id: string) {
  const { name, modules, parts } = library;
  const path = modules.exec(id)?.groups?.["path"] ?? "";
  const { edits: replaced, missing } = editsOf(code, parts[path] ?? {}, library);
  const edits = [...replaced, ...messageEdits(code, library)];
  if (missing.size > 0)
    throw new Error(`${path} of ${name} has no ${[...missing].join(", ")} to leave out`);
  // An edit inside another one has no place any more.
  const outer = edits.filter((one) => !edits.some((other) => isInside(one, other)));
  return edited(code, (text) => {
    for (const { start, end, by } of outer) text.overwrite(start, end, by);
  });
}

/** The number of missing parts that a message names. */
const MAX_NAMED = 3;

/**
 * The part that an installed library has none of, so that nothing may be left out of it; null where all parts are there.
 * @param id one of its modules
 */
export function misfitOf(library: LeanLibrary, id: string): string | null {
  const { modules, parts } = library;
  const { path: own = "" } = modules.exec(id)?.groups ?? {};
  const folder = id.slice(0, id.lastIndexOf(own));
  for (const [path, replacements] of Object.entries(parts)) {
    let names = [path];
    try {
      const code = readFileSync(join(folder, path), "utf8");
      names = [...editsOf(code, replacements, library).missing];
    } catch {
      // A file that is not there, or is no script, is what is missing.
    }
    if (names.length > 0) return `${path} has no ${names.slice(0, MAX_NAMED).join(", ")}`;
  }
  return null;
}

/** The warning about a library of another version, whose part is missing. */
export function wholeLibrary({ name }: LeanLibrary, misfit: string): string {
  return (
    `The installed version of ${name} is another one than this version of @waymark/vite-preset knows: ${misfit}. ` +
    `The build has the whole library. Its pages work the same and are some kB larger. ` +
    `"npm ls ${name}" shows the installed versions; package.json of @waymark/core names the known one.`
  );
}

function isInside(inner: Range, outer: Range): boolean {
  if (inner.start < outer.start || outer.end < inner.end) return false;
  return inner.end - inner.start < outer.end - outer.start;
}
