import { join, resolve } from "node:path";
import { writeFile } from "../files/write-file.ts";
import type { NginxOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { readBuild } from "../hosts/read-build.ts";
import { nginxView } from "./nginx-view.ts";
import { renderTemplate } from "./render-template.ts";

/**
 * Writes the nginx.conf that serves a build as the sandbox does: the same pages and headers. nginx needs no root for
 * it, and writes to one folder.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of nginx.conf, which is made where there is none
 * @throws {InputError} when the folder is no build, a value is not allowed in nginx's configuration, or the file cannot
 *   be written
 */
export function writeNginxConfiguration(
  dist: string,
  out: string,
  options: NginxOptions,
): WrittenConfiguration {
  const build = readBuild(dist);
  const file = join(out, "nginx.conf");
  writeFile(file, renderTemplate("nginx", nginxView(build, options)));
  return { file, command: nginxCommand(file), build: build.hash };
}

/** Starts nginx with a configuration, without the log file that it would open before reading it. */
export function nginxCommand(file: string): [name: string, ...args: string[]] {
  return ["nginx", "-e", "stderr", "-c", resolve(file)];
}
