import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError, isCompressible, PAGES_FILE, readPageRows } from "@waymark/hosting";
import type { Sizes } from "./budgets.ts";

const MODULE =
  /<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="\/(?<file>[^"]+)"/gu;
const PRELOAD = /<link rel="(?:preload|stylesheet)"[^>]*? href="\/(?<file>[^"?]+)/gu;
const IMPORT = /(?:from|import)\s*"\.\/(?<file>[^"]+)"/gu;

/** A built page with what it needs before its form works. */
export interface MeasuredPage {
  /** One of its paths; null for the shell. */
  path: string | null;
  file: string;
  sizes: Sizes;
  /** Names of files with their sizes in kB. */
  needs: (readonly [name: string, kb: number])[];
}

/**
 * Measures every page of a build.
 * @throws {InputError} where there is no build, or where it lacks a file
 */
export function measurePages(dist: string): MeasuredPage[] {
  const list = join(dist, PAGES_FILE);
  if (!existsSync(list)) {
    throw new InputError(`there is no build in ${dist}. Build the app first: npm run build.`);
  }
  return readPageRows(readFileSync(list, "utf8")).map(({ path, file }) => ({
    path,
    ...measurePage(dist, file),
  }));
}

/**
 * Measures the files of a built page before its form works: itself, those that it names, and those that they import in
 * turn.
 */
function measurePage(dist: string, file: string): Omit<MeasuredPage, "path"> {
  const html = readFileSync(join(dist, file), "utf8");
  const named = new Set(namesIn(html, MODULE));
  const scripts = withImports(dist, named);
  const needs = [file, ...scripts, ...namesIn(html, PRELOAD)].map(
    (name) => [name, sizeOf(dist, name, file)] as const,
  );
  const sizes: Sizes = {
    html: sizeOf(dist, file, file),
    scripts: scripts.reduce((sum, name) => sum + sizeOf(dist, name, file), 0),
    requests: needs.length,
    // The browser hears of an import only when it has read the script.
    levels: scripts.length > named.size ? 3 : 2,
  };
  return { file, sizes, needs };
}

/**
 * Size of a file in kB as it is sent: a picture or font has no compressed copy.
 * @throws {InputError} where there is no such file
 */
function sizeOf(dist: string, name: string, page: string): number {
  if (!existsSync(join(dist, name))) {
    throw new InputError(
      `${page} loads /${name}, which is not a file of the build. Put the file into public/, or put it below src/ and import it.`,
    );
  }
  const sent = isCompressible(name) ? `${name}.br` : name;
  return readFileSync(join(dist, sent)).length / 1000;
}

/** Scripts, and what they import in turn. */
function withImports(dist: string, named: ReadonlySet<string>): string[] {
  const scripts = new Set(named);
  // A set also gives what is added meanwhile.
  for (const script of scripts) {
    const imports = namesIn(readFileSync(join(dist, script), "utf8"), IMPORT);
    for (const name of imports) scripts.add(`assets/${name}`);
  }
  return [...scripts];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.["file"] ?? "");
}
