import { readFileSync } from "node:fs";
import { join } from "node:path";
import Mustache from "mustache";
import type { EdgeOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { writeFile } from "../files/write-file.ts";
import { escapeAttribute } from "../html/escape-attribute.ts";
import { readBuild } from "../hosts/read-build.ts";
import { iisView } from "./iis-view.ts";

/**
 * Writes the `web.config` with which IIS serves a build, and two small files of what it answers itself. All three belong
 * beside the `index.html` of the build.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of web.config, which is made where there is none
 * @throws {InputError} when the folder is no build, or a file cannot be written
 */
export function writeIisConfiguration(
  dist: string,
  out: string,
  options: EdgeOptions,
): WrittenConfiguration {
  const build = readBuild(dist);
  const view = iisView(build, options);
  const template = readFileSync(new URL("web.config.mustache", import.meta.url), "utf8");
  const file = join(out, "web.config");
  writeFile(file, Mustache.render(template, view, undefined, { escape: escapeAttribute }));
  writeFile(join(out, "healthz.txt"), "ok");
  writeFile(join(out, "version.json"), view.versionBody);
  return { file, command: ["robocopy", out, dist], build: build.hash };
}
