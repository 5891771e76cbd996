import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answersTo, makeRepository, planFor } from "./fixtures/repository.ts";

let root = "";
beforeEach(() => {
  root = makeRepository();
});
afterEach(() => rmSync(root, { recursive: true }));

describe("new-region's flags", () => {
  it.each([
    [["Prairie"], /^"Prairie" cannot be a region's name\. Use lower-case letters/u],
    [["prairie-"], /cannot be a region's name/u],
    [["../prairie"], /cannot be a region's name/u],
    [["uk"], /^"uk" is taken: apps\/uk\/ is there already\. Choose another/u],
    [["a".repeat(31)], /too long/u],
    [[], /^a region needs a name, such as prairie/u],
    [["prairie", "west"], /^"west" is one word too many\. Put a title between quotes/u],
    [["prairie", "--title", " "], /^--title: A title cannot be empty/u],
    [["prairie", "--title", "a\nb"], /one line of visible characters/u],
    [["prairie", "--title", "long ".repeat(9)], /too long for a header/u],
    [
      ["prairie", "--colour", "purplish"],
      /opaque colour\. Write .* Put it between quotes: --colour "#7a1f5c"\.$/u,
    ],
    [["prairie", "--accent", "transparent"], /^--accent: "transparent" is not an opaque colour/u],
    [["prairie", "--colour"], /^--colour needs a value\. Put it between quotes/u],
    [["prairie", "--color", "red"], /^--color is not known\. See --help/u],
    [
      ["prairie", "--languages", "french"],
      /^--languages: "french" is not one of .* Use canada or/u,
    ],
    [["prairie", "--landscape", "moon"], /^--landscape: .* Use coast, prairie or mountains/u],
    [["prairie", "--help-url", "javascript:alert(1)"], /^--help-url: .* is no address to link to/u],
    [["prairie", "--main-url", "//elsewhere.example"], /is no address to link to/u],
    [["prairie", "--contact-url", "https://a:b@c.example"], /is no address to link to/u],
    [["prairie", "--contact-url", "mailto:nobody"], /is no address to link to/u],
    [
      ["prairie", "--languages", "uk", "--help-url-fr", "/aide"],
      /^--help-url-fr: .* Leave it out/u,
    ],
    [["prairie", "--consent", "maybe"], /^--consent: .* Use ask or not-needed/u],
  ])("[RE-1] answer %j with one line that says what to do", async (args, line) => {
    const message = await answersTo(root, ...args).then(
      () => "no mistake was seen",
      (error: Error) => error.message,
    );
    expect(message).toMatch(line);
    expect(message).not.toContain("\n");
  });

  it.each(["console", "test", "core", "e2e", "react", "turbo"])(
    "[RE-1] leave the name %s to what it stands for",
    async (name) => {
      await expect(answersTo(root, name)).rejects.toThrow(`"${name}" is reserved. Choose another`);
    },
  );

  it.each(["con", "prn", "aux", "nul", "com1", "lpt9"])(
    "[RE-1] refuse %s, which Windows has no folder of",
    async (name) => {
      await expect(answersTo(root, name)).rejects.toThrow(
        `"${name}" cannot be a folder on Windows`,
      );
      expect((await planFor(root, `${name}-west`)).name).toBe(`${name}-west`);
    },
  );

  it.each(["west.", "west ", "con.txt", "NUL"])("[RE-1] refuse %j as no name", async (name) => {
    await expect(answersTo(root, name)).rejects.toThrow("cannot be a region's name");
  });

  it("[RE-1] leave a folder that is there alone", async () => {
    const taken = '"tooling" is taken: tooling/ is there already. Choose another';
    await expect(answersTo(root, "tooling")).rejects.toThrow(taken);
  });

  it("[RE-1] give every unanswered question its default", async () => {
    expect(await planFor(root, "prairie-west")).toEqual({
      name: "prairie-west",
      title: "Waymark Prairie West",
      colour: "#14605a",
      accent: "#e8a13a",
      landscape: "coast",
      languages: "canada",
      links: {},
      consent: "ask",
    });
  });
});
