import { Command } from "commander";
import type { CommandOptions } from "../nginx/command-line.ts";
import { webServers } from "./web-servers.ts";

/** The verb `host` of the command `waymark`, with a verb for each web server. */
export function hostCommand(): Command {
  const program = new Command("host").description(
    "Writes the configuration with which a web server serves a build.",
  );
  for (const { command, write } of Object.values(webServers)) {
    program.addCommand(
      command().action((dist: string, options: CommandOptions) => {
        const written = write(dist, options.out, options);
        console.log(`${written.file} serves ${dist}. Start it with: ${written.command.join(" ")}`);
      }),
    );
  }
  return program;
}
