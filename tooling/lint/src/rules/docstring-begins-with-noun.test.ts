import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import { docstringBeginsWithNoun } from "./docstring-begins-with-noun.mjs";

RuleTester.describe = describe;
RuleTester.it = it;

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

new RuleTester({ languageOptions: { parserOptions: { lang: "ts" } } }).run(
  "docstrings that begin with a question's word, and no others",
  docstringBeginsWithNoun,
  {
    valid: Object.entries(allowed).map(([name, code]) => ({ name, code })),
    invalid: Object.entries(faults).map(([name, code]) => ({ name, code, errors: 1 })),
  },
);
