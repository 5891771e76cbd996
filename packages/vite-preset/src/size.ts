#!/usr/bin/env node
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { budgets, measurePage, type PageSize } from "./measure-page.ts";

const dist = join(process.cwd(), "dist");
const pages = ["index.html", ...htmlIn("pages")].map((file) => measurePage(dist, file));
const names = Object.keys(budgets) as (keyof typeof budgets)[];

/** What is shown of a page that is over its budget. */
const MOST = 12;

for (const kind of ["signIn", "asking", "other"] as const) {
  for (const name of names) {
    const worst = worstOf(
      pages.filter((page) => page.kind === kind),
      name,
    );
    const { unit, [kind]: limit } = budgets[name];
    const size = `${worst.sizes[name].toFixed(1)} ${unit}`.trim();
    console.log(
      `${kind.padEnd(7)} ${name.padEnd(9)} ${size.padStart(11)} of ${limit}  ${worst.file}`,
    );
    if (worst.sizes[name] <= limit) continue;
    process.exitCode = 1;
    console.error(`${worst.file} is over its budget of ${limit} ${unit}; what it needs:`);
    for (const [file, kb] of worst.files.slice(0, MOST)) {
      console.error(`  ${kb.toFixed(1).padStart(6)} kB br  ${file}`);
    }
  }
}

function worstOf(all: readonly PageSize[], name: keyof typeof budgets): PageSize {
  return all.reduce((most, page) => (page.sizes[name] > most.sizes[name] ? page : most));
}

function htmlIn(folder: string): string[] {
  return readdirSync(join(dist, folder))
    .filter((name) => name.endsWith(".html"))
    .map((name) => `${folder}/${name}`);
}
