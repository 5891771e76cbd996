import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { idsInTitle } from "./conformance.ts";
import protections from "./security/protections.json" with { type: "json" };

const root = new URL("../../../", import.meta.url);
const page = readFileSync(new URL("docs/security.md", root), "utf8");
const rows = page.split("\n").filter((line) => /^\|(?! threat| -)/u.test(line));
const proofs = rows.flatMap((row) =>
  [...row.matchAll(/(\[[A-Z]+-\d+\]) `([^`]+)`/gu)].map(([, id = "", file = ""]) => [id, file]),
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

  it.each(proofs)("%s is in a title of %s", (id, file) => {
    expect(idsOf(file).map((found) => `[${found}]`)).toContain(id);
  });

  // `pnpm mutation:security` changes it, and wants the test to fail.
  it.each(protections)("names $test for [$id], and $file has what can be removed", (answer) => {
    expect(proofs).toContainEqual([`[${answer.id}]`, answer.test]);
    const source = readFileSync(new URL(answer.file, root), "utf8");
    expect(source.split(answer.search)).toHaveLength(2);
  });

  // A test would notice its error, whatever it is about.
  it.each(protections)("is not tried with an unknown function: $replacement in $file", (row) => {
    const called = row.replacement.match(/(?<![.\w$])[\w$]+(?=\()/gu) ?? [];
    const source = readFileSync(new URL(row.file, root), "utf8");
    expect(called.filter((name) => !source.includes(`${name}(`))).toEqual([]);
  });
});
