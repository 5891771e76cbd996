import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "../testing/server.ts";
import { dictionaryFaults } from "./dictionary-faults.ts";
import english from "./dictionaries/en-CA.json";
import british from "./dictionaries/en-GB.json";
import french from "./dictionaries/fr-CA.json";
import legalEnglish from "./dictionaries/legal/en-CA.json";
import legalBritish from "./dictionaries/legal/en-GB.json";
import legalFrench from "./dictionaries/legal/fr-CA.json";
import { loadDictionary } from "./load-dictionary.ts";
import { defaultLanguages, resolveLanguage } from "./languages.ts";

const files = { "en-CA": "/t/en-CA.json", "fr-CA": "/t/fr-CA.json", "en-GB": "/t/en-GB.json" };
const urls = { portal: files, legal: files };

describe("language", () => {
  it.each([
    ["uk", "fr", "en-GB"],
    ["elsewhere", "fr", "fr-CA"],
    ["elsewhere", "FR", "fr-CA"],
    ["elsewhere", "fr_FR", "fr-CA"],
    ["elsewhere", "en", "en-CA"],
    ["elsewhere", "es", "en-CA"],
    ["elsewhere", null, "en-CA"],
  ] as const)("[LN-1] %s with lang=%s is %s", (country, lang, language) => {
    expect(resolveLanguage(country, lang, defaultLanguages)).toBe(language);
  });

  it.each(["fr", "FR", "fr-CA", "fr_FR", "fr1", "fr)", "fr.", "fr fr", "fr\u00a0»"])(
    "[LN-2] lang=%s asks for French",
    (lang) => expect(resolveLanguage("elsewhere", lang, defaultLanguages)).toBe("fr-CA"),
  );

  it.each(["", "french", "fra", "fRe-CA", "f", "en", "en-fr", " fr"])(
    "[LN-2] lang=%s does not ask for French",
    (lang) => expect(resolveLanguage("elsewhere", lang, defaultLanguages)).toBe("en-CA"),
  );
});

describe("dictionaries", () => {
  it.each([
    ["fr-CA", french, legalEnglish, legalFrench],
    ["en-GB", british, legalEnglish, legalBritish],
  ] as const)("[LN-5] %s has the keys and placeholders of English, in its order", (...row) => {
    const [, portal, legalWanted, legal] = row;
    expect(dictionaryFaults(portal, english, true)).toEqual([]);
    expect(dictionaryFaults(legal, legalWanted, true)).toEqual([]);
    expect(Object.keys(portal)).toEqual(Object.keys(english));
  });

  it("[LN-5] names a missing key, a lost or stray placeholder, a key or a value of another kind", () => {
    const wanted = { one: "{{count}} minute", two: "Two", three: "Three" };
    const given = { one: "une minute", two: "{{deux}}", four: "Quatre" };
    expect(dictionaryFaults(given, wanted, true)).toEqual([
      "three is missing",
      "one lacks {{count}}",
      "two has no use for {{deux}}",
      "four is no known key",
    ]);
    expect(dictionaryFaults({ two: "Deux" }, wanted, false)).toEqual([]);
    expect(dictionaryFaults({ two: 2, three: "" }, wanted, false)).toEqual([
      "two is no text",
      "three is no text",
    ]);
  });

  it("[LN-5] takes every plural form of i18next's format, and no form of a text that has none", () => {
    const wanted = { n_one: "{{count}} minute", n_other: "{{count}} minutes", two: "Two" };
    const given = { n_one: "{{count}} minute", n_many: "{{count}} de minutes", two_many: "Deux" };
    expect(dictionaryFaults(given, wanted, false)).toEqual(["two_many is no known key"]);
    expect(dictionaryFaults({ n_many: "trop" }, wanted, false)).toEqual(["n_many lacks {{count}}"]);
    expect(dictionaryFaults(given, wanted, true)).toContain("n_other is missing");
  });

  it.each([
    ["missing", () => new HttpResponse(null, { status: 404 })],
    ["HTML", () => HttpResponse.html("<p>")],
    ["cut off", () => new HttpResponse('{"REQUIRED": "Thi')],
    ["of another shape", () => HttpResponse.json({ REQUIRED: { text: 1 } })],
    ["not reachable", () => HttpResponse.error()],
  ])(
    "[QX-6] a dictionary that is %s is replaced by the built-in copy, in its own language",
    async (_, answer) => {
      server.use(http.get("*/t/*", answer));
      const dictionary = await loadDictionary("portal", "fr-CA", urls);
      expect(dictionary["signIn.title"]).toBe("Connexion");
    },
  );

  it("[API-19] the served dictionary wins, so that a region may change its texts", async () => {
    server.use(
      http.get("*/t/fr-CA.json", () => HttpResponse.json({ "signIn.title": "Bienvenue" })),
    );
    expect(await loadDictionary("portal", "fr-CA", urls)).toEqual({ "signIn.title": "Bienvenue" });
  });
});
