import { hostCommand } from "@waymark/hosting/deploy";
import { Command } from "commander";
import { probeCommand } from "./probe/command.ts";

/** The verbs of `waymark`: a new one is a row. */
const verbs: readonly (() => Command)[] = [probeCommand, hostCommand];

/** The command line of `waymark`. A mistake in it ends the process with code 2. */
export function commandLine(): Command {
  const program = new Command("waymark")
    .description("Tools for running the Waymark portal and the server behind it.")
    .showHelpAfterError("See --help.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
  for (const verb of verbs) {
    const command = verb().copyInheritedSettings(program);
    for (const below of command.commands) below.copyInheritedSettings(command);
    program.addCommand(command);
  }
  return program;
}
