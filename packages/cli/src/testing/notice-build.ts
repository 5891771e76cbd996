import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { noticeCommand } from "../notice/command.ts";

/** The time at which the command runs. */
export const NOW = new Date(2026, 10, 24, 20, 25);

/** A build as a host serves it, without notices, and the command that posts them in it. */
export function noticeBuild(time = NOW) {
  const folder = testFolder();
  const file = join(folder, "notices.json");

  /** Builds the pages again, with another configuration or other languages. */
  function make(configuration: object = {}, languages = ["en-CA", "fr-CA"]): void {
    const block = `<script type="application/json" id="portal-config">${JSON.stringify(configuration)}</script>`;
    writeFileSync(join(folder, "index.html"), `<!doctype html><head>${block}</head>`);
    writeFileSync(join(folder, "portal-config.json"), "{}");
    mkdirSync(join(folder, "pages"), { recursive: true });
    const rows = languages.map((language) => ({ path: "/", language, file: "index.html" }));
    writeFileSync(join(folder, "pages/pages.json"), JSON.stringify(rows));
  }

  /** Runs the command in the build, unless the options name another folder, and returns what it prints. */
  function notice(...args: string[]): string {
    const lines: string[] = [];
    const world = { now: () => time, print: (line: string) => void lines.push(line) };
    noticeCommand(world)
      .exitOverride()
      .configureOutput({ writeErr: () => undefined })
      .parse(["--in", folder, ...args], { from: "user" });
    return lines.join("\n");
  }

  make();
  writeFileSync(file, "[]");
  const posted = () => JSON.parse(readFileSync(file, "utf8"));
  return { folder, file, make, notice, posted };
}
