#!/usr/bin/env node
import { join } from "node:path";
import { InputError } from "@waymark/hosting";
import { ownVariants } from "../own-variants.ts";
import { budgetsOf, shownSize, type Sizes } from "./budgets.ts";
import { kindOfPage } from "./kind-of-page.ts";
import { measurePages } from "./measure-pages.ts";

/** Number of files that are shown of a page that is over its budget. */
const MAX_FILES = 12;

const { budgets, pages } = readApp(process.cwd());

for (const [kind, budget] of Object.entries(budgets)) {
  for (const [name, limit] of Object.entries(budget) as [keyof Sizes, number][]) {
    const worst = pages
      .filter((page) => page.kind === kind)
      .reduce((most, page) => (page.sizes[name] > most.sizes[name] ? page : most));
    const unit = name === "html" || name === "scripts" ? " kB br" : "";
    const size = `${shownSize(worst.sizes[name], limit)}${unit}`.padStart(12);
    console.log(`${kind.padEnd(7)} ${name.padEnd(9)} ${size} of ${limit}  ${worst.file}`);
    if (worst.sizes[name] <= limit) continue;
    process.exitCode = 1;
    console.error(`${worst.file} is over its budget of ${limit}${unit}; what it needs:`);
    for (const [file, kb] of worst.needs.slice(0, MAX_FILES)) {
      console.error(`  ${kb.toFixed(1).padStart(6)} kB br  ${file}`);
    }
  }
}
if (process.exitCode === 1) {
  console.error("Make your parts smaller, or raise these budgets in budgets.json.");
}

/** The app's budgets, and its pages with their sizes. A mistake of the user ends the process with its message. */
function readApp(root: string) {
  try {
    const variants = ownVariants(root);
    const measured = measurePages(join(root, "dist"));
    return {
      budgets: budgetsOf(root),
      pages: measured.map((page) => ({ ...page, kind: kindOfPage(page.path, variants) })),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}
