import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { idsInTitle } from "./conformance.ts";
import protections from "./security/protections.json" with { type: "json" };

const root = new URL("../../../", import.meta.url);
const page = readFileSync(new URL("docs/security.md", root), "utf8");
const rows = page.split("\n").filter((line) => /^\|(?! threat| -)/u.test(line));
const proofs = rows.flatMap((row) =>
  [...row.matchAll(/(\[[A-Z]+-\d+\]) `([^`]+)`/gu)].map(
    ([, id = "", file = ""]) => [id, file] as const,
  ),
);

/** The ids in the titles of a file's tests. */
function idsOf(file: string): string[] {
  const source = readFileSync(new URL(file, root), "utf8");
  return source.split("\n").flatMap(idsInTitle);
}

describe("docs/security.md", () => {
  it("names a test and a section for every threat", () => {
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows)
      expect(row).toMatch(/\[[A-Z]+-\d+\] `.+\.(?:test|spec)\.tsx?`.*\| V\d+\.\d+/u);
  });

  it("names tests whose titles have the id", () => {
    const isIn = ([id, file]: (typeof proofs)[number]) =>
      idsOf(file).some((found) => `[${found}]` === id);
    expect(proofs.length).toBeGreaterThan(15);
    expect(proofs.filter((proof) => !isIn(proof))).toEqual([]);
  });

  // `pnpm mutation:security` changes it, and wants the test to fail.
  it("names the test of each protection, whose file has once what can be removed", () => {
    for (const { id, test } of protections) expect(proofs).toContainEqual([`[${id}]`, test]);
    const found = protections.filter(({ file, search }) => {
      return readFileSync(new URL(file, root), "utf8").split(search).length !== 2;
    });
    expect(found).toEqual([]);
  });

  // A test would notice its error, whatever it is about.
  it("is not tried with an unknown function", () => {
    const unknown = protections.filter(({ replacement, file }) => {
      const called: string[] = replacement.match(/(?<![.\w$])[\w$]+(?=\()/gu) ?? [];
      const source = readFileSync(new URL(file, root), "utf8");
      return called.some((name) => !source.includes(`${name}(`));
    });
    expect(unknown).toEqual([]);
  });
});
