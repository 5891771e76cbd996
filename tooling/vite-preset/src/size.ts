#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Largest brotli sizes, in kB, of what the sign-in page needs before its form works. */
const budgets = { js: 134, css: 8, html: 14 };

const dist = join(process.cwd(), "dist");
const html = readFileSync(join(dist, "index.html"), "utf8");
const found = { js: filesOf(/\.js$/u), css: filesOf(/\.css$/u), html: ["/index.html"] };

let tooLarge = false;
for (const [kind, limit] of Object.entries(budgets)) {
  const files = found[kind as keyof typeof found];
  const size =
    files.reduce((sum, file) => sum + readFileSync(join(dist, `${file}.br`)).length, 0) / 1000;
  console.log(`${kind.padEnd(5)} ${size.toFixed(1).padStart(6)} kB br of ${limit} kB`);
  if (size > limit) {
    tooLarge = true;
    console.error(`${kind} is over its budget: ${files.join(", ")}`);
  }
}
if (tooLarge) process.exitCode = 1;

/** Files that the page names itself for browsers of today: its module script, what that preloads, and its style sheets. */
function filesOf(ending: RegExp): string[] {
  const needed = html.replaceAll(/<script[^>]* nomodule[^>]*>/gu, "");
  const urls = [...needed.matchAll(/(?:src|href)="(\/[^"?]+)"/gu)].map(([, url]) => url ?? "");
  return [...new Set(urls)].filter((url) => ending.test(url));
}
