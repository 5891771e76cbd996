import { expect, it } from "vitest";
import { profiles, readOptions } from "./options.ts";
import { sites } from "./sites.ts";

it("measures everything, five rounds, without options", () => {
  expect(readOptions([])).toEqual({ rounds: 5, profiles, sites });
});

it("takes some profiles and sites, in its own order", () => {
  const options = readOptions("--profile desk --only ory,default --rounds 2".split(" "));
  expect(options.sites.map(({ name }) => name)).toEqual(["default", "ory"]);
  expect(options.profiles.map(({ name }) => name)).toEqual(["desk"]);
  expect(options).toMatchObject({ rounds: 2 });
});

it.each([
  [["--profile", "moon"], "moon is none of slow"],
  [["--only", "default,other"], "other is none of default"],
  [["--rounds", "0"], "--rounds"],
  [["--rounds", "many"], "--rounds"],
  [["--fast"], "--fast"],
])("refuses %s and names it", (args, named) => {
  expect(() => readOptions(args)).toThrow(named);
});
