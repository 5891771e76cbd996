import { Command } from "commander";
import { writeApacheConfiguration } from "../apache/write-apache-configuration.ts";
import { writeCaddyConfiguration } from "../caddy/write-caddy-configuration.ts";
import { commandLine, type CommandOptions, hostCommandLine } from "../nginx/command-line.ts";
import { writeNginxConfiguration } from "../nginx/write-nginx-configuration.ts";

/** The web servers that a configuration can be written for: a new one is a row. */
const hosts = [
  { command: () => commandLine("nginx"), write: writeNginxConfiguration },
  {
    command: () => hostCommandLine("caddy", { title: "Caddy", file: "Caddyfile" }),
    write: writeCaddyConfiguration,
  },
  {
    command: () => hostCommandLine("apache", { title: "Apache", file: "httpd.conf" }),
    write: writeApacheConfiguration,
  },
] as const;

/** The verb `host` of the command `waymark`, with a verb for each web server. */
export function hostCommand(): Command {
  const program = new Command("host").description(
    "Writes the configuration with which a web server serves a build.",
  );
  for (const { command, write } of hosts) {
    program.addCommand(
      command().action((dist: string, options: CommandOptions) => {
        const written = write(dist, options.out, options);
        console.log(`${written.file} serves ${dist}. Start it with: ${written.command.join(" ")}`);
      }),
    );
  }
  return program;
}
