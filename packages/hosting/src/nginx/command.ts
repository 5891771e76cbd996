#!/usr/bin/env node
// `pnpm nginx <dist> --out <folder>`, and `waymark-nginx` in a repository of its own.
import { runCommand } from "../command-line.ts";
import { commandLine, type CommandOptions } from "./command-line.ts";
import { writeNginxConfiguration } from "./write-nginx-configuration.ts";

runCommand(
  commandLine().action((dist: string, options: CommandOptions) => {
    const { file, command } = writeNginxConfiguration(dist, options.out, options);
    console.log(`${file} serves ${dist}. Start it with: ${command.join(" ")}`);
  }),
);
