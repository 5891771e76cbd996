import { resolve } from "node:path";
import { fillTemplate } from "../hosts/fill-template.ts";
import type { HostOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { writeFile } from "../files/write-file.ts";
import { readBuild } from "../hosts/read-build.ts";
import { apacheView } from "./apache-view.ts";

/**
 * Writes the httpd.conf that serves a build as the sandbox does. Apache needs no root for it, and writes to one folder.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of httpd.conf, which is made where there is none
 * @throws {InputError} when the folder is no build, a value is not allowed in httpd.conf, or it cannot be written
 */
export function writeApacheConfiguration(
  dist: string,
  out: string,
  options: HostOptions,
): WrittenConfiguration {
  const build = readBuild(dist);
  const template = new URL("httpd.conf.mustache", import.meta.url);
  const file = resolve(out, "httpd.conf");
  writeFile(file, fillTemplate(template, apacheView(build, options)));
  return { file, command: ["apache2", "-D", "FOREGROUND", "-f", file], build: build.hash };
}
