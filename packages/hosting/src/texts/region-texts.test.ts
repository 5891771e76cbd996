import { describe, expect, it } from "vitest";
import english from "@waymark/core/translations/en-CA.json" with { type: "json" };
import { regionTextFaults, splitRegionTexts } from "./region-texts.ts";
import { inEnglish } from "./fault-sentences.ts";

const faults = (en: Record<string, unknown>, fr: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(regionTextFaults({ "en-CA": en, "fr-CA": fr })).map(([language, each]) => [
      language,
      each.map(inEnglish),
    ]),
  );

describe("a region's own texts", () => {
  it("[QR-4] have keys that no text of the portal has", () => {
    expect(splitRegionTexts(english).own).toEqual({});
    expect(splitRegionTexts({ "region.a": "A", "signIn.title": "Hi" })).toEqual({
      own: { "region.a": "A" },
      replaced: { "signIn.title": "Hi" },
    });
  });

  it("[QR-4] agree where each language has each key, placeholder and plural form", () => {
    const en = { "region.a": "A {{n}}", "region.b_one": "b", "region.b_other": "{{count}} b" };
    const fr = { "region.a": "{{n}}, a", "region.b_one": "b", "region.b_many": "{{count}} b" };
    expect(faults({ "region.a_one": "One" }, { "region.a_one": "Un" })).toEqual({
      "en-CA": [],
      "fr-CA": [],
    });
    expect(
      faults(
        { ...en, "region.b_one": "{{count}} b" },
        {
          ...fr,
          "region.b_one": "{{count}} b",
          "region.b_other": "{{count}} b",
        },
      ),
    ).toEqual({ "en-CA": [], "fr-CA": [] });
  });

  it.each([
    [{ "region.a": "A" }, {}, "fr-CA", "region.a is missing; en-CA has it"],
    [{}, { "region.a": "A" }, "en-CA", "region.a is missing; fr-CA has it"],
    [{ "region.a": "{{n}}" }, { "region.a": "A" }, "fr-CA", "region.a lacks {{n}}"],
    [{ "region.a": "A" }, { "region.a": "{{n}}" }, "fr-CA", "region.a has no use for {{n}}"],
    [{ "region.a": "" }, { "region.a": "A" }, "en-CA", "region.a is not a text"],
    [
      { "region.a": "{{n, number}}" },
      { "region.a": "{{n, number}}" },
      "fr-CA",
      "region.a has more in a placeholder than a name",
    ],
    [{ "region.a": "A" }, { "region.a": 1 }, "fr-CA", "region.a is not a text"],
  ])("[QR-4] %j and %j: %s, %s", (en, fr, language, fault) => {
    expect(faults(en, fr)).toMatchObject({ [language]: [fault] });
  });

  it("[QR-4] lack a plural form, or have one that their language does not know", () => {
    const both = { "region.a_one": "a", "region.a_other": "a" };
    expect(faults({ ...both, "region.a_many": "a" }, both)).toEqual({
      "en-CA": ["region.a_many is not a plural form of en-CA"],
      "fr-CA": ["region.a_many is missing; the plural forms of fr-CA are one, many, other"],
    });
  });
});
