import { expect, it } from "vitest";
import { countFaults } from "./run-rule.ts";

const faultsIn = (markup: string) =>
  countFaults(
    "text-is-only-child",
    `export const Screen = ({ text, error, children, icon, open }) => ${markup};`,
  );

it.each([
  ["a literal", "<p>Hello <b>you</b></p>"],
  ["a looked-up text", '<p><svg />{text("waiting")}</p>'],
  ["a property", "<p><svg />{error.text}</p>"],
  ["one of two texts", '<p><svg />{open ? text("a") : text("b")}</p>'],
  ["a text that comes and goes", '<p><svg />{open && text("a")}</p>'],
  ["a text in a fragment", '<>{text("a")}<p /></>'],
])("[QL-1] finds %s beside an element", (_, markup) => {
  expect(faultsIn(markup)).toBe(1);
});

it.each([
  ["a text alone", '<p>{text("waiting")}</p>'],
  ["one of two texts alone", '<p>{open ? text("a") : ""}</p>'],
  ["a text in an element of its own", '<p><svg /><span>{text("a")}</span></p>'],
  ["elements beside elements", "<p>{icon}{children}{open && <b />}{[1].map(() => <i />)}</p>"],
  ["a blank between elements", '<p><b />{" "}<i /></p>'],
])("[QL-1] allows %s", (_, markup) => {
  expect(faultsIn(markup)).toBe(0);
});
