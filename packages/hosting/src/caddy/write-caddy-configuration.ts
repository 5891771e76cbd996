import { join } from "node:path";
import { fillTemplate } from "../hosts/fill-template.ts";
import type { HostOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { writeFile } from "../files/write-file.ts";
import { readBuild } from "../hosts/read-build.ts";
import { caddyView } from "./caddy-view.ts";

/**
 * Writes the Caddyfile that serves a build as the sandbox does. Caddy needs no root for it, and writes to one folder.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of the Caddyfile, which is made where there is none
 * @throws {InputError} when the folder is no build, a value is not allowed in a Caddyfile, or it cannot be written
 */
export function writeCaddyConfiguration(
  dist: string,
  out: string,
  options: HostOptions,
): WrittenConfiguration {
  const build = readBuild(dist);
  const template = new URL("Caddyfile.mustache", import.meta.url);
  const file = join(out, "Caddyfile");
  writeFile(file, fillTemplate(template, caddyView(build, options)));
  return {
    file,
    command: ["caddy", "run", "--adapter", "caddyfile", "--config", file],
    build: build.hash,
  };
}
