import { expect, it } from "vitest";
import { languageOf, partsOf } from "./dictionary-name.ts";

it.each([
  ["fr-CA/signIn.title", "fr-CA", "signIn.title"],
  ["legal/fr-CA/terms", "legal/fr-CA", "terms"],
])("[QO-7] the id %s has its dictionary, its key, and their language", (id, dictionary, key) => {
  expect(partsOf(id)).toEqual([dictionary, key]);
  expect(languageOf(dictionary)).toBe("fr-CA");
});
