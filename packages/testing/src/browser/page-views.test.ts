import { langPattern, UK_LANGUAGE } from "@waymark/core/build";
import { expect, it } from "vitest";
import { pageViews } from "./page-views.ts";

const rowsOf = (...languages: Parameters<typeof pageViews>[0][number]["language"][]) =>
  languages.flatMap((language, at) => {
    const isRequested = at > 0 && language !== UK_LANGUAGE;
    const row = { language, ...(isRequested && { langPattern: langPattern(language) }) };
    return ["/", "/forgot", null].map((path) => ({ ...row, path }));
  });

it.each([
  [
    ["en-CA", "fr-CA", "en-GB"],
    ["/?way=a en-CA", "/?way=a&lang=fr fr-CA"],
  ],
  [
    ["fr-CA", "en-CA", "en-GB"],
    ["/?way=a fr-CA", "/?way=a&lang=en en-CA"],
  ],
  [
    ["fr-CA", "en-US", "es-US", "en-GB"],
    ["/?way=a fr-CA", "/?way=a&lang=en en-US", "/?way=a&lang=es es-US"],
  ],
  [["en-GB"], ["/?way=a en-GB"]],
] as const)("[QR-2] [QR-4] the pages of a build in %j", (languages, addresses) => {
  const views = pageViews(rowsOf(...languages), ["/?way=a"]);
  expect(views.map(({ address, language }) => `${address} ${language}`)).toEqual(addresses);
});

it("[QR-2] a path without a page is an error", () => {
  expect(() => pageViews(rowsOf("en-CA"), ["/abuot"])).toThrow(
    "dist/ has no page /abuot. Correct the path, or build again.",
  );
});
