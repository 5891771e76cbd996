import { Command } from "commander";

/** The subcommands of `waymark`: a new one is a row. A run loads the code of its own subcommand alone. */
const subcommands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import("./check/command.ts")).checkCommand(),
  configure: async () => (await import("@waymark/hosting/deploy")).configureCommand(),
  deploy: async () => (await import("./deploy/command.ts")).deployCommand(),
  doctor: async () => (await import("./doctor/command.ts")).doctorCommand(),
  frame: async () => (await import("./frame/command.ts")).frameCommand(),
  host: async () => (await import("@waymark/hosting/deploy")).hostCommand(),
  notice: async () => (await import("./notice/command.ts")).noticeCommand(),
  probe: async () => (await import("./probe/command.ts")).probeCommand(),
  upgrade: async () => (await import("./upgrade/command.ts")).upgradeCommand(),
};

/**
 * The command line of `waymark`. A mistake in it ends the process with code 2.
 * @param asked the subcommand that was given; all are loaded for another word, to name them
 */
export async function commandLine(asked = ""): Promise<Command> {
  const program = new Command("waymark")
    .description("Tools for running the Waymark portal and the server behind it.")
    .showHelpAfterError("See --help.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
  const names = Object.hasOwn(subcommands, asked) ? [asked] : Object.keys(subcommands);
  for (const name of names) {
    const command = await subcommands[name]?.();
    if (command === undefined) continue;
    command.copyInheritedSettings(program);
    for (const below of command.commands) below.copyInheritedSettings(command);
    program.addCommand(command);
  }
  return program;
}
