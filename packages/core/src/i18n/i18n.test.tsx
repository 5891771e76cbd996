import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "../testing/server.ts";
import { createTranslator } from "./translator.ts";
import { dictionaryFaults } from "./dictionary-faults.ts";
import english from "./dictionaries/en-CA.json";
import british from "./dictionaries/en-GB.json";
import french from "./dictionaries/fr-CA.json";
import legalEnglish from "./dictionaries/legal/en-CA.json";
import legalBritish from "./dictionaries/legal/en-GB.json";
import legalFrench from "./dictionaries/legal/fr-CA.json";
import { loadDictionary } from "./load-dictionary.ts";
import type { MessageKey } from "./message.ts";
import { resolveLanguage } from "./resolve-language.ts";
import { TextProvider } from "./text-provider.tsx";
import { useText } from "./use-text.ts";

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
    expect(resolveLanguage(country, lang)).toBe(language);
  });

  it.each(["fr", "FR", "fr-CA", "fr_FR", "fr1", "fr)", "fr.", "fr fr", "fr\u00a0»"])(
    "[LN-2] lang=%s asks for French",
    (lang) => expect(resolveLanguage("elsewhere", lang)).toBe("fr-CA"),
  );

  it.each(["", "french", "fra", "fRe-CA", "f", "en", "en-fr", " fr"])(
    "[LN-2] lang=%s does not ask for French",
    (lang) => expect(resolveLanguage("elsewhere", lang)).toBe("en-CA"),
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

describe("look-ups", () => {
  function textIn(translator: ReturnType<typeof createTranslator>) {
    return renderHook(useText, {
      wrapper: ({ children }) => <TextProvider translator={translator}>{children}</TextProvider>,
    });
  }

  it("[LN-4] an empty key fails with 'Parameter key required'", () => {
    const { result } = textIn(createTranslator("en-CA", english));
    expect(() => result.current("" as MessageKey)).toThrow("Parameter key required");
  });

  it("[LN-4] a missing text falls back to the default language, then to the key", async () => {
    const translator = createTranslator("fr-CA", {});
    const { result } = textIn(translator);
    act(() => void result.current("signIn.title"));
    await waitFor(() => expect(result.current("signIn.title")).toBe("Sign in"));
    expect(result.current("not.a.key" as MessageKey)).toBe("not.a.key");
  });

  it("[LN-4] asks once for the default language, and keeps the key where that cannot be had either", async () => {
    const translator = createTranslator("fr-CA", { empty: "" });
    expect(translator.translate("empty")).toBe("empty");
    await waitFor(() => expect(translator.hasDictionary("en-CA")).toBe(true));
    expect([translator.translate("empty"), translator.translate("toString")]).toEqual([
      "empty",
      "toString",
    ]);
    expect(translator.version()).toBe(1);
  });

  it("[QF-6] tells nobody of a language that is shown already: a page that is being taken over stays as it is", () => {
    const translator = createTranslator("fr-CA", french);
    const told: string[] = [];
    translator.subscribe(() => told.push(translator.language()));
    translator.changeLanguage("fr-CA");
    expect(told).toEqual([]);
    translator.addDictionary("en-CA", english);
    translator.changeLanguage("en-CA");
    expect(told).toEqual(["fr-CA", "en-CA"]);
  });

  it("puts values in their places once, whatever they look like", () => {
    const translator = createTranslator("en-CA", { greeting: "{{name}}, {{age}}: {{unknown}}" });
    const values = { name: "{{age}} $&", age: 13 };
    expect(translator.translate("greeting", values)).toBe("{{age}} $&, 13: {{unknown}}");
  });

  it.each([
    ["en-CA", 0, "many"],
    ["en-CA", 1, "one"],
    ["fr-CA", 0, "one"],
    ["fr-CA", 1_000_000, "many"],
    ["en-GB", 2, "many"],
  ] as const)("in %s %d is a plural of its own: %s", (language, count, form) => {
    const translator = createTranslator(language, { n_one: "one", n_other: "many" });
    expect(translator.translate("n", { count })).toBe(form);
  });

  it("chooses the plural of its language", () => {
    const { result } = textIn(createTranslator("fr-CA", french));
    const words = (count: number) => result.current("TROUBLE_TOO_MANY_MINUTES", { count });
    expect(words(1)).toContain("1 minute,");
    expect(words(2)).toContain("2 minutes,");
  });
});
