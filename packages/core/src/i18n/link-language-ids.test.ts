import { expect, it } from "vitest";
import { type Language, languages, languagesSpoken } from "./languages.ts";
import { linkLanguageIds } from "./link-language-ids.ts";

/** The ids of section 3 of the specification. */
const ids = [
  ["en_CA", 1, 0],
  ["en_US", 2, 1],
  ["fr_CA", 3, 1],
  ["es_MX", 4, 1],
  ["es_US", 5, 1],
  ["es_CL", 6, 1],
  ["es_PE", 7, 1],
  ["en_GB", 8, 1],
] as const;

const idsOf = (spelling: string, page: Language) =>
  linkLanguageIds(
    { languageType: spelling, translationLanguage: spelling },
    page,
    languagesSpoken(),
  );

it("[API-20] [API-5] the languages have the ids of the specification, and there are no others", () => {
  const table = Object.entries(languages).map(([code, { translationId, loginId }]) => [
    code.replace("-", "_"),
    translationId,
    loginId,
  ]);
  expect(table).toEqual(ids);
});

it.each(ids)("[API-20] [API-5] a link in %s has the ids %d and %d", (name, id, loginId) => {
  const wanted = { translationLanguage: id, languageType: loginId };
  for (const spelling of [name, name.toLowerCase(), name.replace("_", "-").toUpperCase()])
    expect(idsOf(spelling, "fr-CA")).toEqual(wanted);
  // As a type, 0 and 1 are login-language ids.
  expect(idsOf(`${id}`, "fr-CA")).toEqual({ ...wanted, ...(id === 1 && { languageType: 1 }) });
});

it.each([
  ["en-CA", 1, 0],
  ["fr-CA", 3, 1],
  ["en-GB", 8, 1],
] as const)(
  "[API-20] an unknown language of a link on a page in %s is the page's",
  (page, id, loginId) => {
    for (const spelling of ["", "x", "de_DE", "9", "english"])
      expect(idsOf(spelling, page)).toEqual({ translationLanguage: id, languageType: loginId });
  },
);
