#!/usr/bin/env node
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { createRegion } from "./create-region.ts";

const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;
// Package managers hand their own separator on.
const args = process.argv.slice(2).filter((arg) => arg !== "--");

await createRegion(process.cwd(), terminal).parseAsync(args, { from: "user" }).catch(reportAndExit);
