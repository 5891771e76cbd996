#!/usr/bin/env node
import { commandLine } from "./command-line.ts";
import { CommandError } from "./command-error.ts";

// Package managers hand their own separator on.
const args = process.argv.slice(2).filter((arg) => arg !== "--");

await commandLine()
  .parseAsync(args, { from: "user" })
  .catch((error: unknown) => {
    process.exitCode = 2;
    console.error(error instanceof CommandError ? `waymark: ${error.message}` : error);
  });
