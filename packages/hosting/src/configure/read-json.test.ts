import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readJson } from "./read-json.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-json-"));
const file = join(folder, "fr-CA.json");
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['{\n  "a": "b",\n  "c": "d",\n}\n', "line 3 has a comma after the last value"],
  ["[1, 2,]", "line 1 has a comma after the last value"],
  ['{\n  // "a": "b"\n}', "line 2 has a comment, which JSON does not have"],
  ["", "it is empty"],
  ['{ "a": "x, }" "b": 1 }', "Expected ',' or '}' after property value in JSON at position 14"],
  ['{ "a": "https://a.example" "b": 1 }', "Expected ',' or '}' after property value"],
])("says what is wrong with %j", (text, cause) => {
  writeFileSync(file, text);
  expect(() => readJson(file, "fr-CA.json")).toThrow(`fr-CA.json is not JSON: ${cause}`);
});

it("gives what the file holds", () => {
  writeFileSync(file, '{ "a": "x, } // y" }');
  expect(readJson(file)).toEqual({ a: "x, } // y" });
});
