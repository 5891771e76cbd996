import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nginxCommand } from "./command.ts";
import { nginxConf } from "./nginx-conf.ts";
import type { NginxOptions } from "./options.ts";
import { readBuild } from "./read-build.ts";

interface WrittenNginx {
  file: string;
  /** What starts it. */
  command: readonly [name: string, ...args: string[]];
  build: string;
}

/**
 * Writes the nginx.conf that serves a build.
 * @param dist the folder of a build, as `configure` has left it
 * @param out the folder that the file goes to; made where there is none
 * @returns the file's path, what starts nginx with it, and the hash that `/version` tells
 * @throws {Failure} when the folder is no build, or holds what cannot stand in nginx's configuration
 */
export function writeNginx(dist: string, out: string, options: NginxOptions): WrittenNginx {
  const build = readBuild(dist);
  const conf = nginxConf(build, options);
  mkdirSync(out, { recursive: true });
  const file = join(out, "nginx.conf");
  writeFileSync(file, conf);
  return { file, command: nginxCommand(file), build: build.hash };
}
