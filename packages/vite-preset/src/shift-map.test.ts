import { SourceMap } from "node:module";
import { encode } from "@jridgewell/sourcemap-codec";
import { describe, expect, it } from "vitest";
import { shiftMap } from "./shift-map.ts";

/** A map of one line, whose columns 0, 10 and 20 come from three lines of a source. */
const map = JSON.stringify({
  version: 3,
  sources: ["a.ts"],
  names: [],
  mappings: encode([
    [
      [0, 0, 0, 0],
      [10, 0, 1, 0],
      [20, 0, 2, 0],
    ],
    [[0, 0, 3, 0]],
  ]),
});

function lineOf(shifted: string, line: number, column: number): number | undefined {
  const entry = new SourceMap(JSON.parse(shifted)).findEntry(line, column);
  return "originalLine" in entry ? entry.originalLine : undefined;
}

const rest = "every word of this line is longer than what an edit could leave the same by chance";
const before = `import"./r";0123456789;${rest};tail();\nfoo();`;

describe("a source map of a script that was edited", () => {
  it.each([
    ["in its line", "const r = 1;;;;;;;;;;;;;"],
    ["with more lines", "const r = (() => {\n\n})();"],
    ["with less", ""],
  ])("[QN-4] follows what comes after two edits, %s", (_, edit) => {
    const after = before.replace('import"./r";', edit).replace("tail();", "another();tail();");
    const at = (text: string) => {
      const lines = after.slice(0, after.indexOf(text)).split("\n");
      return lineOf(shiftMap(map, before, after), lines.length - 1, lines.at(-1)?.length ?? 0);
    };
    expect(at("89;every")).toBe(2);
    expect(at("foo();")).toBe(3);
  });

  it("leaves the map of another script as it is", () => {
    expect(shiftMap(map, before, before)).toBe(map);
  });
});
