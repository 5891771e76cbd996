#!/usr/bin/env node
// `pnpm nginx <dist> --out <folder>`, and `waymark-nginx` in a repository of its own.
import { runCommand } from "../command-line.ts";
import { readArguments, usage } from "./options.ts";
import { writeNginxConfiguration } from "./write-nginx-configuration.ts";

runCommand(usage, (args) => {
  const { dist, out, options } = readArguments(args);
  const { file, command } = writeNginxConfiguration(dist, out, options);
  console.log(`${file} serves ${dist}. Start it with: ${command.join(" ")}`);
});
