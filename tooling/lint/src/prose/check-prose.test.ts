import { describe, expect, it } from "vitest";
import { checkProse } from "./check-prose.ts";

const long = `${"word ".repeat(26).trim()}.`;

describe("the prose check", () => {
  it.each([
    [
      "a.ts",
      "// The portal takes the page over.",
      'a.ts:1 "takes the page over": hydrate, replace, release',
    ],
    ["a.ts", "\n/** Read by nobody. */", 'a.ts:2 "nobody": '],
    ["a.ts", 'throw new Error("brought along");', 'a.ts:1 "brought along": '],
    ["a.mjs", "log(`${name} stands in the page`);", 'a.mjs:1 "stands": '],
    ["a.md", "One.\n\nTwo pieces.", 'a.md:3 "pieces": '],
    ["a.yml", "run: x # held for later", 'a.yml:1 "held": '],
  ])("finds a word in %s: %s", (path, source, problem) => {
    expect(checkProse(path, source)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ["a.ts", "const nobody = held(pieces);"],
    ["a.ts", "// The field `held` of the state."],
    ["a.ts", 'import "./pieces.ts";'],
    ["a.ts", '// A stand-in for the server, which stands for "not signed in".'],
    ["a.md", "```ts\nconst held = 1; // nobody\n```\n\n`whoever`"],
    ["a.md", "1. A step.\n\n   ```ts\n   const held = 1; // nobody\n   ```"],
  ])("accepts code and standard terms in %s: %s", (path, source) => {
    expect(checkProse(path, source)).toEqual([]);
  });

  it("finds a long sentence in comments and documents, not in a table or a message", () => {
    const problem = "a sentence of 26 words; 25 at most";
    expect(checkProse("a.ts", `/**\n * Short.\n * ${long}\n */`)).toEqual([`a.ts:3 ${problem}`]);
    expect(checkProse("a.md", `Short.\n\n${long}`)).toEqual([`a.md:3 ${problem}`]);
    expect(checkProse("a.md", `| ${long} |`)).toEqual([]);
    expect(checkProse("a.ts", `log("${long}");`)).toEqual([]);
    expect(checkProse("a.md", "- one two three four five\n".repeat(9))).toEqual([]);
  });

  it("finds a checklist id outside of test titles", () => {
    expect(checkProse("a.ts", "// Once [QX-1].")).toEqual([
      "a.ts:1 [QX-1]: ids belong in test titles",
    ]);
    expect(checkProse("a.test.ts", 'it("[QX-1] submits once", () => {});')).toEqual([]);
    expect(checkProse("docs/security.md", "| a threat | [QT-1] |")).toEqual([]);
  });
});
