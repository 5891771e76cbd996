import { expect, it } from "vitest";
import { countFaults } from "./run-rule.ts";

const faultsIn = (code: string) => countFaults("docstring-begins-with-noun", code);

it.each(["What", "Whether", "Where", "How", "Which", "Who"])(
  "finds a docstring that begins with %s",
  (word) => {
    expect(faultsIn(`/** ${word} a page says. */\nexport const text = "";`)).toBe(1);
  },
);

it.each([
  ["a function", "/** What it adds. */\nfunction add() {}\nadd();"],
  ["a type", "/** What it counts. */\nexport type Count = number;"],
  ["a field", "export interface Page {\n  /** Whether it is open. */\n  open: boolean;\n}"],
  ["several lines", "/**\n * How it counts.\n */\nexport const count = 1;"],
])("finds the docstring of %s", (_, code) => {
  expect(faultsIn(code)).toBe(1);
});

it.each([
  ["a noun", "/** Url of the page. */\nexport const url = 1;"],
  ["a verb", "/** Returns what is open. */\nexport const open = 1;"],
  ["a longer word", "/** However often it is asked. */\nexport const often = 1;"],
  ["a comment with a reason", "/* What follows is slow. */\nexport const slow = 1;"],
  ["a line of comment", "// Where it fails, it is tried again.\nexport const again = 1;"],
])("allows %s", (_, code) => {
  expect(faultsIn(code)).toBe(0);
});
