import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import { textIsOnlyChild } from "./text-is-only-child.mjs";

RuleTester.describe = describe;
RuleTester.it = it;

const faults = {
  "a literal": "<p>Hello <b>you</b></p>",
  "a looked-up text": '<p><svg />{text("waiting")}</p>',
  "a property": "<p>{message.code}{message.detail}</p>",
  "one of two texts": '<p><svg />{open ? text("a") : text("b")}</p>',
  "a text that comes and goes": '<p><svg />{open && text("a")}</p>',
  "a text in a fragment": '<>{text("a")}<p /></>',
};

const allowed = {
  "a text alone": '<p>{text("waiting")}</p>',
  "one of two texts alone": '<p>{open ? text("a") : ""}</p>',
  "a text in an element of its own": '<p><svg /><span>{text("a")}</span></p>',
  "elements beside elements":
    "<p>{icon}{children}{notes}{help}{message.code}{open && <b />}{[1].map(() => <i />)}</p>",
  "a blank between elements": '<p><b />{" "}<i /></p>',
};

const screen = (markup: string) =>
  `export const Screen = ({ text, error, children, icon, open }) => ${markup};`;

new RuleTester({ languageOptions: { parserOptions: { lang: "tsx" } } }).run(
  "[QL-1] finds texts beside elements, and nothing else",
  textIsOnlyChild,
  {
    valid: Object.entries(allowed).map(([name, markup]) => ({ name, code: screen(markup) })),
    invalid: Object.entries(faults).map(([name, markup]) => {
      return { name, code: screen(markup), errors: 1 };
    }),
  },
);
