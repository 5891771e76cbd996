import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sayWritten, writeChanged } from "./write-changed.ts";

it("writes what is new, and says so", () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-written-"));
  const file = join(folder, "docs/a.md");
  expect(["one", "one", "two"].map((text) => writeChanged(file, text))).toEqual([
    true,
    false,
    true,
  ]);
  expect(readFileSync(file, "utf8")).toBe("two");
  rmSync(folder, { recursive: true });
});

it.each([
  [[], "docs/a.md was up to date."],
  [["docs/a.md", "docs/a.svg"], "Wrote docs/a.md, docs/a.svg."],
])("says of %j: %s", (written, line) => {
  expect(sayWritten(written, "docs/a.md")).toBe(line);
});
