import { expect, it } from "vitest";
import { readOptions } from "./options.ts";
import { conformance, groups, steps } from "./steps.ts";

it("runs everything unless told otherwise", () => {
  expect([...readOptions([])]).toEqual([...steps.map(({ name }) => name), conformance]);
});

it("runs the named steps, and those that a group stands for", () => {
  expect([...readOptions(["--", "--only", "unit,e2e"])]).toEqual(["unit", "e2e"]);
  expect([...readOptions(["--only=check"])]).toEqual(groups["check"]);
});

it.each([
  [["--only", "unit,untied"], "no step is called untied. There are lint, prose, links"],
  [["--sideways"], "Unknown option '--sideways'"],
])("says what is wrong with %s", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
