import english from "@waymark/core/translations/en-CA.json" with { type: "json" };
import british from "@waymark/core/translations/en-GB.json" with { type: "json" };
import french from "@waymark/core/translations/fr-CA.json" with { type: "json" };
import legalEnglish from "@waymark/core/translations/legal/en-CA.json" with { type: "json" };
import legalBritish from "@waymark/core/translations/legal/en-GB.json" with { type: "json" };
import legalFrench from "@waymark/core/translations/legal/fr-CA.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { dictionaryFaults, newLanguageFaults, wholeDictionaryFaults } from "./dictionary-faults.ts";
import { inEnglish } from "./fault-sentences.ts";

type Given = Parameters<typeof dictionaryFaults>;
const partFaults = (...given: Given) => dictionaryFaults(...given).map(inEnglish);
const wholeFaults = (...given: Given) => wholeDictionaryFaults(...given).map(inEnglish);

describe("dictionaries", () => {
  it.each([
    ["fr-CA", french, legalEnglish, legalFrench],
    ["en-GB", british, legalEnglish, legalBritish],
  ] as const)("[LN-5] %s has the keys and placeholders of English, in its order", (...row) => {
    const [, portal, legalWanted, legal] = row;
    expect(wholeFaults(portal, english)).toEqual([]);
    expect(wholeFaults(legal, legalWanted)).toEqual([]);
    expect(Object.keys(portal)).toEqual(Object.keys(english));
  });

  it("[LN-5] names a missing key, a lost or stray placeholder, a key or a value of another kind", () => {
    const wanted = { one: "{{count}} minute", two: "Two", three: "Three" };
    const given = { one: "une minute", two: "{{deux}}", four: "Quatre" };
    expect(wholeFaults(given, wanted)).toEqual([
      "three is missing",
      "one lacks {{count}}",
      "two has no use for {{deux}}",
      "four is not a known key",
    ]);
    expect(partFaults({ two: "Deux" }, wanted)).toEqual([]);
    expect(partFaults({ two: 2, three: "" }, wanted)).toEqual([
      "two is not a text",
      "three is not a text",
    ]);
  });

  it("[LN-5] takes every plural form of i18next's format, and no form of a text that has none", () => {
    const wanted = { n_one: "{{count}} minute", n_other: "{{count}} minutes", two: "Two" };
    const given = { n_one: "{{count}} minute", n_many: "{{count}} de minutes", two_many: "Deux" };
    expect(partFaults(given, wanted)).toEqual(["two_many is not a known key"]);
    expect(partFaults({ n_many: "trop" }, wanted)).toEqual(["n_many lacks {{count}}"]);
    expect(wholeFaults(given, wanted)).toContain("n_other is missing");
  });
});

const wanted = {
  "a.title": "Hello {{name}}",
  "b.left_one": "one",
  "b.left_other": "{{count}} left",
};
const whole = {
  "a.title": "Hola, {{name}}",
  "b.left_one": "Falta {{count}}",
  "b.left_many": "Faltan {{count}}",
  "b.left_other": "Faltan {{count}}",
};
const faultsIn = (texts: object) => newLanguageFaults({ ...texts }, wanted, "es-US");

describe("the texts of a language that the portal does not have", () => {
  it("[QR-4] name what is missing, each plural form among it", () => {
    expect(faultsIn({ ...whole, "b.left_one": "Falta uno" })).toEqual({ missing: [], faults: [] });
    const { "b.left_many": _, ...without } = whole;
    expect(faultsIn(without).missing).toEqual(["b.left_many"]);
    expect(faultsIn({}).missing).toEqual(["a.title", "b.left_one", "b.left_many", "b.left_other"]);
  });

  it.each([
    [{ "a.title": "Hola" }, "a.title lacks {{name}}"],
    [{ "a.titel": "Hola" }, "a.titel is not a known key; did you mean a.title?"],
    [{ "b.left_few": "x" }, "b.left_few is not a plural form of es-US, which has one, many, other"],
  ])("[QR-4] %j: %s", (text, fault) => {
    expect(
      faultsIn({ ...whole, "b.left_one": "Falta uno", ...text }).faults.map(inEnglish),
    ).toEqual([fault]);
  });
});
