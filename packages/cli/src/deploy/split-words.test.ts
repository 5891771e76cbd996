import { expect, it } from "vitest";
import { splitWords } from "./split-words.ts";

it.each([
  ["nginx --host login.example", ["nginx", "--host", "login.example"]],
  [` nginx  --temp "/run/my portal" `, ["nginx", "--temp", "/run/my portal"]],
  [
    `nginx --temp='/run/my portal' --version ''`,
    ["nginx", "--temp=/run/my portal", "--version", ""],
  ],
  [`nginx --temp "/run/it's"/portal`, ["nginx", "--temp", "/run/it's/portal"]],
  [String.raw`nginx --root C:\srv\portal`, ["nginx", "--root", String.raw`C:\srv\portal`]],
])(
  "[QO-4] splits %s at blanks, with quotes as in a shell and backslashes as they are",
  (text, words) => {
    expect(splitWords(text)).toEqual(words);
  },
);

it.each([`nginx --temp "/run/my portal`, `nginx --commit it's`])(
  "[QO-4] refuses a quote that does not end: %s",
  (text) => {
    expect(() => splitWords(text)).toThrow(
      "a quote in --web-server does not end. Add the second one.",
    );
  },
);
