import { describe, expect, it } from "vitest";
import { entriesOf, fileOf } from "./text-file.ts";

describe("a file of texts", () => {
  it("[QO-7] is written by languages, with the legal texts apart, and read again as it was", () => {
    const typed = new Map([
      ["fr-CA/signIn.title", "Entrez"],
      ["legal/fr-CA/terms", "Bref"],
      ["en-CA/signIn.title", "Come in"],
    ]);
    const file = fileOf(typed);
    expect(file).toEqual({
      "fr-CA": { "signIn.title": "Entrez" },
      "en-CA": { "signIn.title": "Come in" },
      legal: { "fr-CA": { terms: "Bref" } },
    });
    const read = entriesOf(file, "").map(([name, key, text]) => [`${name}/${key}`, text] as const);
    expect(new Map(read)).toEqual(typed);
  });

  it("[QO-7] of i18next is in the language that is said, and what is no text is left out", () => {
    expect(entriesOf({ a: "x", b: 3, c: null }, "fr-CA")).toEqual([["fr-CA", "a", "x"]]);
    expect(entriesOf("x", "fr-CA")).toEqual([]);
    expect(entriesOf(null, "fr-CA")).toEqual([]);
  });

  it("[QO-7] of i18next may be nested, and have several languages with a namespace", () => {
    expect(entriesOf({ signIn: { title: "Entrez" } }, "fr-CA")).toEqual([
      ["fr-CA", "signIn.title", "Entrez"],
    ]);
    const resources = {
      "fr-CA": { translation: { "signIn.title": "Entrez" } },
      "en-CA": { translation: { signIn: { title: "Come in" } } },
    };
    expect(entriesOf(resources, "en-GB")).toEqual([
      ["fr-CA", "signIn.title", "Entrez"],
      ["en-CA", "signIn.title", "Come in"],
    ]);
  });
});
