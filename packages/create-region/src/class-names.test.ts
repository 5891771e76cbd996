import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/what-can-be-changed.md"), "utf8");

it("[QR-5] the page for partners lists every class name that is promised", () => {
  const read = (files: string) =>
    globSync(`packages/core/src/**/*.${files}`, { cwd: root })
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("\n");
  const inScripts = read("{ts,tsx}").match(/`@layer [^`]*`/gu) ?? [];
  const text = read("css") + inScripts.join("\n");
  // The build writes some elements around the portal, which need no style of core.
  const compose = readFileSync(join(root, "packages/vite-preset/src/prerender/compose.ts"), "utf8");
  const ofBuild = compose.matchAll(/(?<=class="(?:[^"]* )?)(?<name>wm-[a-z-]+)/gu);
  const names = [...text.matchAll(/\.(?<name>wm-[a-z]+(?:-[a-z]+)*)/gu), ...ofBuild];
  const listed = page.slice(page.indexOf("## Class names")).matchAll(/`(?<name>wm-[a-z-]+)`/gu);
  expect(sorted(listed)).toEqual(sorted(names));
});

function sorted(found: Iterable<RegExpExecArray>): string[] {
  return [...new Set([...found].map(({ groups }) => groups?.["name"] ?? ""))].toSorted();
}
