#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { createRegion } from "./create-region.ts";

/** Beside the built command, else beside its source. */
const templates =
  ["template", "../template"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path)) ?? "";
const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;

await createRegion({
  folder: process.cwd(),
  templates,
  args: process.argv.slice(2),
  terminal,
}).catch(reportAndExit);
