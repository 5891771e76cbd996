import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { expect, it } from "vitest";
import { removedApis, unsupportedApis } from "./unsupported-apis.ts";

/** TypeScript declares the language year by year. */
const typescript = createRequire(import.meta.resolve("typescript/package.json"));
const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
const libraries = join(dirname(typescript.resolve(platform)), "lib");

/** Reads methods with their objects, such as `Promise.try` and `Set.union`. */
function methodsIn(files: string): string[] {
  return globSync(files, { cwd: libraries }).flatMap((file) => {
    const found: string[] = [];
    const add = ({ id, body }: ESTree.TSInterfaceDeclaration) => {
      const owner = id.name
        .replace(/^Readonly|Constructor$|Object$/gu, "")
        .replace(/^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/u, "Uint8Array");
      for (const each of body.body) {
        if (each.type !== "TSMethodSignature" || each.key.type !== "Identifier") continue;
        found.push(`${owner}.${each.key.name}`);
      }
    };
    const code = readFileSync(join(libraries, file), "utf8");
    new Visitor({ TSInterfaceDeclaration: add }).visit(parseSync(file, code).program);
    return found;
  });
}

it("[QD-1] every method that the language got after 2022 is known as one that the oldest browsers lack", () => {
  const older = methodsIn("lib.{es5,es201*,es202[0-2]}*.d.ts");
  const isOfOlderObject = (name: string) =>
    older.some((each) => each.startsWith(name.slice(0, name.indexOf(".") + 1)));
  const removed = removedApis.map((path) => `.${path.replace(".prototype", "")}`);
  const isKnown = (name: string) =>
    unsupportedApis.some((method) => name.endsWith(`.${method}`)) ||
    removed.some((path) => path.endsWith(`.${name}`));
  const newer = methodsIn("lib.{es202[3-9],esnext}*.d.ts").filter((name) => !older.includes(name));
  expect(newer).toContain("Array.toSorted");
  const unknown = newer.filter((name) => isOfOlderObject(name) && !isKnown(name));
  expect([...new Set(unknown)]).toEqual([]);
});
