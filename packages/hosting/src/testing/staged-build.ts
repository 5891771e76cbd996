import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { defaultConfiguration } from "@waymark/core/build";
import { readConfiguration } from "../html/configuration-block.ts";
import { testFolder } from "./test-folder.ts";

const PAGES = 40;

/** The content of each page of a staged build, before it is configured. */
export const stagedPage = `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">
<script type="application/json" id="portal-config">${JSON.stringify(defaultConfiguration)}</script>
</head><body>${"<p>A page of some length</p>".repeat(500)}</body></html>`;

/** The names of its pages. */
export const stagedPages = [
  "index.html",
  ...Array.from({ length: PAGES }, (_, number) => `pages/${number}.en-CA.html`),
];

/** A build in a folder of its own, and the configurations `one.json` and `two.json` of two stages beside it. */
export class StagedBuild {
  readonly folder = testFolder();
  readonly dist = join(this.folder, "dist");

  constructor() {
    mkdirSync(join(this.dist, "pages"), { recursive: true });
    mkdirSync(join(this.dist, "assets"));
    writeFileSync(join(this.dist, "portal-config.json"), JSON.stringify(defaultConfiguration));
    writeFileSync(join(this.dist, "assets/a.js"), "a()");
    for (const name of stagedPages) writeFileSync(join(this.dist, name), stagedPage);
    this.stageFile("one");
    this.stageFile("two");
  }

  /** Writes the configuration of a stage, which is known by one of its values. @returns the file */
  stageFile(name: string): string {
    const file = join(this.folder, `${name}.json`);
    writeFileSync(file, JSON.stringify({ logoutPath: `/${name}` }));
    return file;
  }

  /** The stages of all pages and of their compressed copies. */
  stages(from = this.dist): string[] {
    const htmls = stagedPages.flatMap((name) => [
      readFileSync(join(from, name), "utf8"),
      gunzipSync(readFileSync(join(from, `${name}.gz`))).toString(),
    ]);
    return [...new Set(htmls.map((html) => String(readConfiguration(html)["logoutPath"])))];
  }
}
