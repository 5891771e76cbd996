#!/usr/bin/env node
import { InputError } from "@waymark/hosting";
import { commandLine } from "./subcommands.ts";

// Package managers hand their own separator on.
const args = process.argv.slice(2).filter((arg) => arg !== "--");

try {
  await (await commandLine(args[0])).parseAsync(args, { from: "user" });
} catch (error) {
  process.exitCode = 2;
  console.error(error instanceof InputError ? `waymark: ${error.message}` : error);
}
