#!/usr/bin/env node
import { InputError } from "@waymark/hosting";
import { commandLine } from "./subcommands.ts";

// Package managers hand their own separator on.
const args = process.argv.slice(2).filter((arg) => arg !== "--");

try {
  await (await commandLine(args[0])).parseAsync(args, { from: "user" });
} catch (error) {
  process.exitCode = 2;
  // What the system refuses is no fault of the program: its message names the file.
  const isKnown = error instanceof InputError || (error instanceof Error && "syscall" in error);
  console.error(isKnown ? `waymark: ${error.message}` : error);
}
