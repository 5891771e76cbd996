import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { institutions } from "./institutions.ts";

it("the documentation lists every institution with what it shows", () => {
  const readme = readFileSync(join(import.meta.dirname, "..", "..", "README.md"), "utf8");
  const [section = ""] = /^\| Institution .*?\n\n/msu.exec(readme) ?? [];
  const rows = [...section.matchAll(/^\| `(?<id>[a-z][\w-]*)` +\| (?<shows>.*?) +\|$/gmu)];
  expect(rows.map(({ groups }) => [groups?.["id"], groups?.["shows"]])).toEqual(
    institutions.map(({ institutionId, shows }) => [institutionId, shows]),
  );
});
