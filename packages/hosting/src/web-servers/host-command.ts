import { Command } from "commander";
import type { CommandOptions } from "../hosts/command-line.ts";
import { unpassedPaths } from "./unpassed-paths.ts";
import { type WebServer, webServers } from "./web-servers.ts";

/** The subcommand `host` of the command `waymark`, with a subcommand for each web server. */
export function hostCommand(): Command {
  const program = new Command("host").description(
    "Writes the configuration with which a web server serves a build.",
  );
  for (const { command, write, isPublished } of Object.values<WebServer>(webServers)) {
    const verb = isPublished ? "Publish" : "Start";
    program.addCommand(
      command().action((dist: string, options: CommandOptions) => {
        const written = write(dist, options.out, options);
        const shown = written.command.map(shellWord).join(" ");
        console.log(`${written.file} serves ${dist}. ${verb} it with: ${shown}`);
        for (const words of unpassedPaths(dist, options)) console.log(`Note: ${words}`);
      }),
    );
  }
  return program;
}

/**
 * A word as a POSIX shell takes it.
 * @internal
 */
export function shellWord(word: string): string {
  if (/^[\w./:@%+=,-]+$/u.test(word)) return word;
  return /["$`!]/u.test(word) ? `'${word.replaceAll("'", String.raw`'\''`)}'` : `"${word}"`;
}
