import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeRepository, planFor } from "./fixtures/repository.ts";

let root = "";
beforeEach(() => {
  root = makeRepository();
});
afterEach(() => rmSync(root, { recursive: true }));

describe("new-region's flags", () => {
  it.each([
    [["Prairie"], /'Prairie' is invalid for argument 'name'\. Use up to 30 lower-case letters/u],
    [["prairie-"], /Use up to 30 lower-case/u],
    [["../prairie"], /Use up to 30 lower-case/u],
    [["uk"], /The name is taken by apps\/uk\/\. Choose another, such as uk-region\./u],
    [["a".repeat(31)], /Use up to 30/u],
    [[], /missing required argument 'name'/u],
    [["prairie", "west"], /too many arguments/u],
    [["prairie", "--title", " "], /'--title <text>' .* Use one line of up to 40/u],
    [["prairie", "--title", "a\nb"], /Use one line/u],
    [["prairie", "--title", "long ".repeat(9)], /up to 40 characters/u],
    [["prairie", "--title", "a</title><script>b"], /without " < >/u],
    [["prairie", "--colour", "purplish"], /opaque colour as in CSS, such as "#7a1f5c"\.$/u],
    [["prairie", "--accent", "transparent"], /'--accent <colour>' .* an opaque colour/u],
    [["prairie", "--colour"], /'--colour <colour>' argument missing/u],
    [["prairie", "--color", "red"], /unknown option '--color'\n\(Did you mean --colour\?\)/u],
    [
      ["prairie", "--languages", "german"],
      /'german' is invalid. Allowed choices are canada, french, uk/u,
    ],
    [["ministry"], /taken by packages\/create-region\/examples\/ministry\//u],
    [["prairie", "--example", "moon"], /'moon' is invalid\. Allowed choices are ministry, bayou/u],
    [
      ["prairie", "--example", "bayou", "--colour", "red"],
      /'--example <name>' cannot be used with option '--colour <colour>'/u,
    ],
    [["prairie", "--landscape", "moon"], /choices are coast, prairie, mountains/u],
  ])("[RE-1] answer %j with what to do", async (args, line) => {
    await expect(planFor(root, args)).rejects.toThrow(line);
  });

  it.each(["console", "test", "con", "prn", "aux", "nul", "com1", "lpt9"])(
    "[RE-1] leave the name %s to what it stands for",
    async (name) => {
      await expect(planFor(root, [name])).rejects.toThrow("The name is reserved. Choose another");
      expect((await planFor(root, [`${name}-west`])).name).toBe(`${name}-west`);
    },
  );

  it.each(["core", "e2e", "turbo", "tooling"])(
    "[RE-1] leave the name %s to the folder that is there",
    async (name) => {
      await expect(planFor(root, [name])).rejects.toThrow(`${name}/. Choose another`);
    },
  );

  it.each(["west.", "west ", "con.txt", "NUL"])("[RE-1] refuse %j as no name", async (name) => {
    await expect(planFor(root, [name])).rejects.toThrow("Use up to 30 lower-case letters");
  });

  it("[RE-1] give every unanswered question its default", async () => {
    expect(await planFor(root, ["prairie-west"])).toEqual({
      name: "prairie-west",
      title: "Waymark Prairie West",
      colour: "#14605a",
      accent: "#e8a13a",
      landscape: "coast",
      languages: "canada",
      install: true,
    });
  });
});
