import { expect, it } from "vitest";
import { countFaults } from "./run-rule.ts";

const faults = {
  "a literal": "<p>Hello <b>you</b></p>",
  "a looked-up text": '<p><svg />{text("waiting")}</p>',
  "a property": "<p><svg />{error.text}</p>",
  "one of two texts": '<p><svg />{open ? text("a") : text("b")}</p>',
  "a text that comes and goes": '<p><svg />{open && text("a")}</p>',
  "a text in a fragment": '<>{text("a")}<p /></>',
};

const allowed = {
  "a text alone": '<p>{text("waiting")}</p>',
  "one of two texts alone": '<p>{open ? text("a") : ""}</p>',
  "a text in an element of its own": '<p><svg /><span>{text("a")}</span></p>',
  "elements beside elements": "<p>{icon}{children}{open && <b />}{[1].map(() => <i />)}</p>",
  "a blank between elements": '<p><b />{" "}<i /></p>',
};

it("[QL-1] finds texts beside elements, and nothing else", () => {
  const modules = Object.entries({ ...faults, ...allowed }).map(([name, markup]) => [
    name,
    `export const Screen = ({ text, error, children, icon, open }) => ${markup};`,
  ]);
  expect(countFaults("text-is-only-child", Object.fromEntries(modules))).toEqual({
    ...Object.fromEntries(Object.keys(faults).map((name) => [name, 1])),
    ...Object.fromEntries(Object.keys(allowed).map((name) => [name, 0])),
  });
});
