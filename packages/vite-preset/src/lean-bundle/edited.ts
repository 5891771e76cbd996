import { basename } from "node:path";
import MagicString from "magic-string";
import type { Rollup } from "vite";

const IMPORT = /\bimport\s*(?:\{(?<names>[^}]*)\}\s*from\s*)?"\.\/(?<file>[^"]+)";?/gu;

/** A part of a module's code. */
export interface Range {
  start: number;
  end: number;
}

/** A part of a module's code, and its replacement. */
export type Edit = Range & { by: string };

/** A chunk after edits, with the source map of them; null, as a bundler takes it, without any. */
export function edited(code: string, edit: (text: MagicString) => void) {
  const text = new MagicString(code);
  edit(text);
  if (!text.hasChanged()) return null;
  return { code: text.toString(), map: text.generateMap({ hires: "boundary" }) };
}

/** Names that a chunk imports or exports, each with what the other side calls it. */
export type Imported = readonly (readonly [from: string, to: string])[];

/**
 * Replaces a chunk's imports of another chunk.
 * @param by makes other code from the imported names, each with its name in this chunk
 * @returns how many were found
 */
export function replaceImport(
  text: MagicString,
  fileName: string,
  by: (names: Imported) => string,
): number {
  let found = 0;
  for (const { 0: statement, index, groups } of text.original.matchAll(IMPORT)) {
    if (groups?.["file"] !== basename(fileName)) continue;
    text.overwrite(index, index + statement.length, by(renamings(groups["names"])));
    found += 1;
  }
  return found;
}

/** Forgets a chunk that no other imports any more. */
export function withoutImports(bundle: Rollup.OutputBundle, fileName: string): void {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk") file.imports = file.imports.filter((name) => name !== fileName);
  }
}

/** Reads `a as b, c` of an import or an export. */
export function renamings(names = ""): Imported {
  return names
    .split(",")
    .filter((name) => name.trim() !== "")
    .map((name) => {
      const [from = "", to = from] = name.trim().split(" as ");
      return [from, to];
    });
}
