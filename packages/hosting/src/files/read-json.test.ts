import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parseJsonFile, readJson } from "./read-json.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-json-"));
const file = join(folder, "fr-CA.json");
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [
    '{\n  "a": "b",\n  "c": "d",\n}\n',
    "Expected double-quoted property name in JSON at position 26 (line 4 column 1)",
  ],
  ["[1, 2,]", "Unexpected token ']', \"[1, 2,]\" is not valid JSON."],
  ['{\n  "a": x\n}', 'Unexpected token \'x\', "{ "a": x }" is not valid JSON.'],
  ['{\n  // "a": "b"\n}', "Expected property name or '}' in JSON at position 4 (line 2 column 3)"],
  [
    '{\n<<<<<<< HEAD\n  "a": "b"\n=======\n',
    "Expected property name or '}' in JSON at position 2 (line 2 column 1). It is in the middle of a merge: choose one of the two sides.",
  ],
  ["", "Unexpected end of JSON input."],
  ['{ "a": "x, }" "b": 1 }', "Expected ',' or '}' after property value in JSON at position 14"],
  ['{ "a": "https://a.example" "b": 1 }', "Expected ',' or '}' after property value"],
])("[QN-2] says in one line what is wrong with %j", (text, cause) => {
  writeFileSync(file, text);
  const refused = expect.objectContaining({
    message: expect.stringMatching(/^fr-CA\.json is not JSON: [^\n]+\.$/u),
  });
  for (const read of [
    () => readJson(file, "fr-CA.json"),
    () => parseJsonFile(text, "fr-CA.json"),
  ]) {
    expect(read).toThrow(refused);
    expect(read).toThrow(cause);
  }
});

it("[QO-2] says of a file in UTF-16, as Windows writes it, that UTF-8 is needed", () => {
  writeFileSync(file, `\uFEFF{ "a": "b" }`, "utf16le");
  expect(() => readJson(file, "fr-CA.json")).toThrow("fr-CA.json is in UTF-16. Save it as UTF-8.");
});

it("gives what the file holds", () => {
  writeFileSync(file, '{ "a": "x, } // y" }');
  expect(readJson(file)).toEqual({ a: "x, } // y" });
  expect(parseJsonFile('\uFEFF{ "a": 1 }', "fr-CA.json")).toEqual({ a: 1 });
});
