#!/usr/bin/env node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "@waymark/hosting";
import { budgetsOf, type Sizes } from "./budgets.ts";

const MODULE =
  /<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="\/(?<file>[^"]+)"/gu;
const PRELOAD = /<link rel="(?:preload|stylesheet)"[^>]*? href="\/(?<file>[^"?]+)/gu;
const IMPORT = /(?:from|import)\s*"\.\/(?<file>[^"]+)"/gu;

/** Number of files that are shown of a page that is over its budget. */
const MOST = 12;

const kinds = readBudgets();
const dist = join(process.cwd(), "dist");
const files = ["index.html", ...readdirSync(join(dist, "pages")).map((name) => `pages/${name}`)];
const pages = files.filter((file) => file.endsWith(".html")).map(measurePage);

for (const { kind, budget } of kinds) {
  for (const [name, limit] of Object.entries(budget) as [keyof Sizes, number][]) {
    const worst = pages
      .filter((page) => page.kind === kind)
      .reduce((most, page) => (page.sizes[name] > most.sizes[name] ? page : most));
    const unit = name === "html" || name === "scripts" ? " kB br" : "";
    const size = `${worst.sizes[name].toFixed(1)}${unit}`.padStart(11);
    console.log(`${kind.padEnd(7)} ${name.padEnd(9)} ${size} of ${limit}  ${worst.file}`);
    if (worst.sizes[name] <= limit) continue;
    process.exitCode = 1;
    console.error(`${worst.file} is over its budget of ${limit}${unit}; what it needs:`);
    for (const [file, kb] of worst.needs.slice(0, MOST)) {
      console.error(`  ${kb.toFixed(1).padStart(6)} kB br  ${file}`);
    }
  }
}

/**
 * Measures the files of a built page before its form works: itself, those that it names, and those that they import in
 * turn.
 */
function measurePage(file: string) {
  const sizeOf = (name: string) => readFileSync(join(dist, `${name}.br`)).length / 1000;
  const html = readFileSync(join(dist, file), "utf8");
  const named = new Set(namesIn(html, MODULE));
  const scripts = withImports(named);
  const needs = [file, ...scripts, ...namesIn(html, PRELOAD)].map(
    (name) => [name, sizeOf(name)] as const,
  );
  const sizes: Sizes = {
    html: sizeOf(file),
    scripts: scripts.reduce((sum, name) => sum + sizeOf(name), 0),
    requests: needs.length,
    // The browser hears of an import only when it has read the script.
    levels: scripts.length > named.size ? 3 : 2,
  };
  return { file, kind: kinds.find(({ pages: names }) => names.test(file))?.kind, sizes, needs };
}

/** Scripts, and what they import in turn. */
function withImports(named: ReadonlySet<string>): string[] {
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

/** The app's budgets. A mistake in its own ends the process with its message. */
function readBudgets() {
  try {
    return budgetsOf(process.cwd());
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}
