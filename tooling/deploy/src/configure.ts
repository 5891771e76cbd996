#!/usr/bin/env node
// What `pnpm configure <dist> <file>` runs: one build, made ready for one stage.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfiguration } from "@waymark/sandbox/hosting";
import { Failure, tell } from "../../../scripts/failure.mjs";
import { configurationWarnings } from "./configuration-warnings.ts";
import { configureDist } from "./configure-dist.ts";

/** In a repository of its own an app has it as a command of the preset. */
const command = process.argv[1]?.endsWith(".ts") ? "pnpm configure" : "npx waymark-configure";

const usage = `${command} <dist> <file>: writes a stage's configuration into the pages of a build.

  <dist>  the folder of a build, or a copy of it, such as apps/uk/dist
  <file>  JSON with the keys that the stage sets otherwise; docs/deploy.md lists them all`;

try {
  // Package managers hand their own separator on.
  const args = process.argv.slice(2).filter((arg) => arg !== "--");
  if (args.some((arg) => arg === "--help" || arg === "-h")) console.log(usage);
  else configure(args);
} catch (error) {
  tell(error);
}

function configure([dist, file, ...more]: readonly string[]): void {
  if (dist === undefined || file === undefined || more.length > 0) {
    throw new Failure(`takes two things: ${command} <dist> staging.json`);
  }
  const pages = configureDist(dist, file);
  const what = pages.length === 1 ? "The page" : `All ${pages.length} pages`;
  console.log(`${what} of ${dist} now ${pages.length === 1 ? "carries" : "carry"} ${file}.`);
  const carried = readConfiguration(readFileSync(join(dist, "index.html"), "utf8"));
  for (const warning of configurationWarnings(carried)) console.warn(`Warning: ${warning}`);
}
