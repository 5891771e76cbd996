import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { run } from "./commands.ts";
import type { Trial } from "./trial.ts";

const SCRIPT = /(?:src|href)="\/assets\/(?<name>[\w-]+?)-[\w-]{8}\.js"/gu;

/** Builds our own app from source, and holds every page that a partner's has, too, against its scripts. */
export async function compareScripts({ root, app, release }: Trial): Promise<void> {
  const own = join(release, "apps/default");
  await run("./node_modules/.bin/vite build --logLevel error", { folder: own, root });
  const ours = scriptsOf(own);
  const theirs = scriptsOf(app);
  const shared = [...theirs.keys()].filter((page) => ours.has(page));
  expect(shared.length).toBeGreaterThan(20);
  for (const page of shared) expect(theirs.get(page), page).toEqual(ours.get(page));
  // What connects React to the page is in React's script, though core comes from another folder here.
  expect(modulesIn(app, "react").join("\n")).toContain("@waymark/core/");
}

/** The scripts that each page names, without the hashes of their content. */
function scriptsOf(app: string): Map<string, string[]> {
  const folder = join(app, "dist/pages");
  const pages = readdirSync(folder).filter((name) => name.endsWith(".html"));
  return new Map(
    pages.map((name) => {
      const html = readFileSync(join(folder, name), "utf8");
      return [name, [...html.matchAll(SCRIPT)].map(({ groups }) => groups?.["name"] ?? "")];
    }),
  );
}

function modulesIn(app: string, script: string): string[] {
  const maps = readdirSync(join(app, "maps"));
  const map = maps.find((name) => name.startsWith(`${script}-`)) ?? "";
  return JSON.parse(readFileSync(join(app, "maps", map), "utf8")).sources;
}
