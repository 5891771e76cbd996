import { langPattern } from "@waymark/core/build";
import { langQueries } from "@waymark/core/states";
import { describe, expect, it } from "vitest";
import { encodedPattern, pageView } from "./page-view.ts";

describe("a pattern for a query as it was sent", () => {
  // Without the inline flags, which JavaScript learned late.
  const source = encodedPattern(langPattern("fr-CA")).replaceAll("(?i:", "(?:");
  const pattern = new RegExp(`^${source}`, "iu");

  it.each(["fr", "FR-ca", "f%72", "%46%52.", "fr%29", "fr)"])("[LN-2] %s matches", (value) =>
    expect(value).toMatch(pattern),
  );

  it.each(["french", "fr%61", "fr%5A", "f%73", "%20fr"])("[LN-2] %s does not", (value) =>
    expect(value).not.toMatch(pattern),
  );
});

describe("the language in nginx's map", () => {
  const page = { path: "/", file: "index.html" };
  const rows = [
    { ...page, language: "en-CA" },
    { ...page, language: "fr-CA", langPattern: langPattern("fr-CA") },
  ];
  const { requestedLanguages } = pageView(rows);

  it.each(langQueries)("[LN-2] [LN-3] for the query %j is %s", (query, language) => {
    const found = requestedLanguages.find(({ key }) =>
      // Without the inline flags, which JavaScript of older versions lacks; hexadecimal digits are lower case here.
      new RegExp(key.slice(1).replaceAll("(?i:", "(?:"), "u").test(query.slice(1)),
    );
    expect(found?.value ?? "en-CA").toBe(language);
  });
});
