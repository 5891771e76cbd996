import { expect, it } from "vitest";
import { languagesOf } from "./state-languages.ts";

it.each([
  [{}, ["en-CA", "fr-CA"], ["en-CA"]],
  [{ country: "uk" as const }, ["en-GB"], ["en-GB"]],
  [{ languages: ["fr-CA", "en-CA"] as const }, ["fr-CA", "en-CA"], []],
  [{ languages: ["en-US", "fr-CA"] as const }, ["en-US", "fr-CA"], ["en-US"]],
  [{ languages: ["fr-CA", "en-US", "es-US"] as const }, ["fr-CA", "en-US", "es-US"], []],
])("[QR-2] [QR-4] a state is shown in each language of the region %j", (region, all, offering) => {
  expect(languagesOf(region, {})).toEqual(all);
  expect(languagesOf(region, { browserLanguages: ["fr"] })).toEqual(offering);
});
