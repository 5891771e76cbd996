import { describe, expect, it } from "vitest";
import { langQueries } from "../testing/states/lang-queries.ts";
import { pageLanguage } from "./page-language.ts";

it.each([
  ["1/2", "en-GB"],
  ["1/8", "en-GB"],
  ["1/fr", "fr-CA"],
  ["1/en", "en-GB"],
  ["en/y", "en-GB"],
  ["0/1", "en-CA"],
  ["en/en_CA", "en-CA"],
])("[VF-4] [LN-1] a UK page of a link in %s is in %s", (parts, language) => {
  const pathname = `/verify/t/Email/${parts}`;
  expect(pageLanguage("uk", { pathname, search: "" })).toBe(language);
});

describe("the language of the portal", () => {
  it.each(langQueries)("[LN-2] [LN-3] for the query %j is %s", (search, language) => {
    expect(pageLanguage("elsewhere", { pathname: "/", search })).toBe(language);
  });
});
