import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach } from "vitest";
import { type CommandOptions, nginxCommandLine } from "../../hosts/command-line.ts";
import { writeNginxConfiguration } from "../write-nginx-configuration.ts";
import { testFolder } from "../../testing/test-folder.ts";

/** A page of a build, with its configuration. */
export const pageOf = (configuration: object, script = "let page"): string =>
  `<!doctype html><html><head><meta charset="utf-8"><script type="application/json" id="portal-config">` +
  `${JSON.stringify(configuration)}</script><script>${script}</script></head></html>`;

/** Parses a command line into its options. */
export function optionsOf(...args: string[]): CommandOptions {
  const command = nginxCommandLine().exitOverride();
  command.configureOutput({ writeErr: () => undefined });
  return command.parse(args, { from: "user" }).opts<CommandOptions>();
}

/** A build of one page for each test of a file, and its nginx.conf. */
export function buildOfOnePage() {
  const build = {
    folder: "",
    put: (name: string, text: string) => writeFileSync(join(build.folder, name), text),
    /** The configuration of the build, written with more options where given. */
    conf: (...more: string[]): string => {
      const { folder } = build;
      const options = optionsOf(folder, "--out", folder, "--host", "login.example", ...more);
      return readFileSync(writeNginxConfiguration(folder, folder, options).file, "utf8");
    },
  };
  beforeEach(() => {
    build.folder = testFolder();
    build.put("index.html", pageOf({}));
  });
  return build;
}
