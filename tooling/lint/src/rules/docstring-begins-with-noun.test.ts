import { expect, it } from "vitest";
import { countFaults } from "./run-rule.ts";

const words = ["What", "Whether", "Where", "How", "Which", "Who"];

const faults = {
  ...Object.fromEntries(
    words.map((word) => [word, `/** ${word} a page says. */\nexport const text = "";`]),
  ),
  "a function": "/** What it adds. */\nfunction add() {}\nadd();",
  "a type": "/** What it counts. */\nexport type Count = number;",
  "a field": "export interface Page {\n  /** Whether it is open. */\n  open: boolean;\n}",
  "several lines": "/**\n * How it counts.\n */\nexport const count = 1;",
};

const allowed = {
  "a noun": "/** Url of the page. */\nexport const url = 1;",
  "a verb": "/** Returns what is open. */\nexport const open = 1;",
  "a longer word": "/** However often it is asked. */\nexport const often = 1;",
  "a comment with a reason": "/* What follows is slow. */\nexport const slow = 1;",
  "a line of comment": "// Where it fails, it is tried again.\nexport const again = 1;",
};

it("finds docstrings that begin with a question's word, and no others", () => {
  const found = countFaults("docstring-begins-with-noun", { ...faults, ...allowed });
  expect(found).toEqual({
    ...Object.fromEntries(Object.keys(faults).map((name) => [name, 1])),
    ...Object.fromEntries(Object.keys(allowed).map((name) => [name, 0])),
  });
});
