import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");

const DEPRECATED =
  /\/\*\*(?:(?!\*\/)[^])*@deprecated(?:(?!\*\/)[^])*\*\/\s*export (?:async )?(?:abstract )?[a-z]+ (?<name>\w+)/gu;

/** Exports of a source file that carry `@deprecated`. */
function deprecatedIn(source: string): string[] {
  return [...source.matchAll(DEPRECATED)].map(({ groups }) => groups?.["name"] ?? "");
}

/** Reference of the public API, which names every export. */
const reference = globSync("docs/reference/*.md", { cwd: root }).map(read).join("\n");
const isExported = (name: string) => reference.includes(`\n### ${name}`);

it("[QR-3] a deprecated export is recognised by its docstring", () => {
  const source = `/** A bar. */\nexport function Bar() {}\n\n/**\n * A head.\n * @deprecated Use Bar.\n */\nexport const Head = Bar;`;
  expect(deprecatedIn(source)).toEqual(["Head"]);
});

it("[QR-3] a build warns of every deprecated export, and its replacement is one", () => {
  const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root });
  const marked = sources.flatMap((path) => deprecatedIn(read(path)));
  const { exports } = JSON.parse(
    read("packages/vite-preset/src/deprecated/deprecated-names.json"),
  ) as { exports: Readonly<Record<string, string>> };
  expect(marked.toSorted()).toEqual(Object.keys(exports).toSorted());
  expect(Object.values(exports).filter((name) => !isExported(name))).toEqual([]);
  expect(isExported("PortalHeader")).toBe(true);
});
