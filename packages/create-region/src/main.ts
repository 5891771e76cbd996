#!/usr/bin/env node
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { createRegion } from "./create-region.ts";

const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;
const args = process.argv.slice(2);

await createRegion({ folder: process.cwd(), args, terminal }).catch(reportAndExit);
