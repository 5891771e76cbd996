import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readJson } from "./read-json.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-json-"));
const file = join(folder, "fr-CA.json");
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [
    '{\n  "a": "b",\n  "c": "d",\n}\n',
    "Expected double-quoted property name in JSON at position 26 (line 4 column 1)",
  ],
  ["[1, 2,]", "Unexpected token ']'"],
  ['{\n  // "a": "b"\n}', "Expected property name or '}' in JSON at position 4 (line 2 column 3)"],
  [
    '{\n<<<<<<< HEAD\n  "a": "b"\n=======\n',
    "Expected property name or '}' in JSON at position 2 (line 2 column 1). It is in the middle of a merge: choose one of the two sides.",
  ],
  ["", "Unexpected end of JSON input. JSON has no comments, and no comma after the last value."],
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
