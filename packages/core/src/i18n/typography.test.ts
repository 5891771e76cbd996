import { describe, expect, it } from "vitest";
import canadian from "./dictionaries/en-CA.json" with { type: "json" };
import british from "./dictionaries/en-GB.json" with { type: "json" };
import french from "./dictionaries/fr-CA.json" with { type: "json" };
import britishHelpDesk from "./dictionaries/help-desk/en-GB.json" with { type: "json" };
import frenchHelpDesk from "./dictionaries/help-desk/fr-CA.json" with { type: "json" };
import canadianLegal from "./dictionaries/legal/en-CA.json" with { type: "json" };
import britishLegal from "./dictionaries/legal/en-GB.json" with { type: "json" };
import frenchLegal from "./dictionaries/legal/fr-CA.json" with { type: "json" };

const english = "\\b(?:log|logging|logged)[ -](?:in|out)\\b";
const dictionaries = [
  ["en-CA", { ...canadian, ...canadianLegal }, english],
  ["en-GB", { ...british, ...britishLegal }, english],
  [
    "fr-CA",
    { ...french, ...frenchLegal },
    "(?:ferm|ouvr)(?:er|ez|ir) (?:la|une|votre) session|session est fermée",
  ],
] as const;

describe("[LN-5] one way of writing", () => {
  it.each(dictionaries)("%s has typographic apostrophes and quotation marks", (_, dictionary) => {
    const texts = Object.entries(dictionary);
    expect(texts.filter(([, text]) => /['"]/u.test(text))).toEqual([]);
  });

  it.each(dictionaries)("%s keeps a form of address and the name on one line", (_, dictionary) => {
    const texts = Object.entries(dictionary);
    expect(texts.filter(([, text]) => /\b(?:Ms|Mr|Mrs|Mme|M)\.? \p{Lu}/u.test(text))).toEqual([]);
  });

  it.each(dictionaries)("%s keeps a range of letters on one line", (_, dictionary) => {
    const texts = Object.entries(dictionary);
    expect(texts.filter(([, text]) => /\bA(?: (?:to|à)|\u00a0(?:to|à) )/u.test(text))).toEqual([]);
  });

  it.each(dictionaries)("%s has one verb for signing in and out", (_, dictionary, otherVerb) => {
    const texts = Object.entries(dictionary);
    expect(texts.filter(([, text]) => new RegExp(otherVerb, "iu").test(text))).toEqual([]);
  });

  it("en-GB has the words of all of the UK: only in England do trusts run schools", () => {
    const [, [, texts]] = dictionaries;
    const all = Object.entries({ ...texts, ...britishHelpDesk });
    const isEnglish = (text: string) =>
      /\btrust\b/u.test(text) && !text.includes("local authority");
    expect(all.filter(([, text]) => isEnglish(text) || /airplane/iu.test(text))).toEqual([]);
  });

  it("en-CA and fr-CA, which South Dakota and Florida read, name no office that only Canada has", () => {
    expect(canadianLegal.privacy).not.toMatch(/commissioner|province/iu);
    const texts = Object.entries({ ...frenchLegal, ...frenchHelpDesk });
    const isCanadian = /centre de services|conseil scolaire|Québec/u;
    expect(texts.filter(([, text]) => isCanadian.test(text))).toEqual([]);
  });

  it("fr-CA speaks to and of people of any gender", () => {
    const [, , [, texts]] = dictionaries;
    const all = Object.entries({ ...texts, ...frenchHelpDesk });
    // As in "enseignante ou enseignant", and "vous êtes averti".
    const isOfMen =
      /administrateur|\benseignants\b|\bvous (?:en )?(?:êtes|a) (?:averti|invité)\b/iu;
    expect(all.filter(([, text]) => isOfMen.test(text))).toEqual([]);
  });

  it("fr-CA says school where English does: a milieu has no sign-in page", () => {
    const [, , [, texts]] = dictionaries;
    const all = Object.entries({ ...texts, ...frenchHelpDesk });
    expect(all.filter(([, text]) => text.includes("milieu scolaire"))).toEqual([]);
  });

  it("fr-CA names no owner of the sign-in to start from: a school may have it from its centre de services", () => {
    const [, , [, texts]] = dictionaries;
    const all = Object.entries({ ...texts, ...frenchHelpDesk });
    const ofSchool =
      /(?:(?:page|page de connexion|par la connexion) de votre|soutien technique de l’)\s?école/u;
    expect(all.filter(([, text]) => ofSchool.test(text))).toEqual([]);
  });

  it.each(dictionaries)(
    "[RS-2] %s says who an access is for, who may be one child or a ward",
    (_, texts) => {
      expect(texts["reset.children"] + texts.CHILDREN_NOT_LOADED).not.toMatch(/enfants|children/u);
    },
  );

  it("has the placeholders of a text in one order", () => {
    const orders = dictionaries.map(([, dictionary]) =>
      Object.entries(dictionary).map(([key, text]) => [
        key,
        ...(text.match(/\{\{\w+\}\}/gu) ?? []),
      ]),
    );
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[2]).toEqual(orders[0]);
  });
});
