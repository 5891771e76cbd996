import { describe, expect, it } from "vitest";
import french from "./dictionaries/fr-CA.json" with { type: "json" };
import legal from "./dictionaries/legal/fr-CA.json" with { type: "json" };
import { frenchSpacingFaults } from "./french-spacing.ts";

describe("[LN-5] French is spaced as in Canada", () => {
  it("in every text", () => {
    const texts = Object.entries({ ...french, ...legal });
    expect(texts.filter(([, text]) => frenchSpacingFaults(text).length > 0)).toEqual([]);
  });

  it.each([
    ["Prêt ?", "has a space before ! ? or ;"],
    ["Prêt\u00A0!", "has a space before ! ? or ;"],
    ["« Oui »", "lacks a no-break space inside « »"],
    ["À savoir: demain", "lacks a no-break space before :"],
    ["**À savoir :**", "lacks a no-break space before :"],
  ])("%s %s", (text, fault) => {
    expect(frenchSpacingFaults(text)).toEqual([fault]);
  });
});
