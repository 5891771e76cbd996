import { describe, expect, it } from "vitest";
import french from "@waymark/core/translations/fr-CA.json" with { type: "json" };
import helpDesk from "@waymark/core/translations/help-desk/fr-CA.json" with { type: "json" };
import legal from "@waymark/core/translations/legal/fr-CA.json" with { type: "json" };
import { frenchSpacingFaults, spacedText } from "./french-spacing.ts";

describe("[LN-5] French is spaced as in Canada", () => {
  it("in every text", () => {
    const texts = Object.entries({ ...french, ...legal, ...helpDesk });
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

  it("[QO-7] with a sign between quotation marks, which is no end of a sentence", () => {
    const text = spacedText("Choisissez « ? » ou « ! ».", "fr-CA");
    expect(text).toBe("Choisissez «\u00A0?\u00A0» ou «\u00A0!\u00A0».");
    expect(frenchSpacingFaults(text)).toEqual([]);
  });

  it("[QO-7] with an hour, a percentage and an amount that stay in one line", () => {
    expect(spacedText("Dès 10 h 40, jusqu’à 22 h.", "fr-CA")).toBe(
      "Dès 10\u00A0h\u00A040, jusqu’à 22\u00A0h.",
    );
    expect(spacedText("12 % pour 20 $", "fr-CA")).toBe("12\u00A0% pour 20\u00A0$");
    expect(spacedText("Les 10 heures", "fr-CA")).toBe("Les 10 heures");
  });
});
