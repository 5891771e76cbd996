import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { server } from "../testing/server.ts";
import { createI18n } from "./create-i18n.ts";
import english from "./dictionaries/en-CA.json";
import british from "./dictionaries/en-GB.json";
import french from "./dictionaries/fr-CA.json";
import { loadDictionary } from "./load-dictionary.ts";
import type { MessageKey } from "./message.ts";
import { primaryLanguage, resolveLanguage } from "./resolve-language.ts";
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

  it("[LN-2] is reduced to its primary part", () => {
    expect(["fr-CA", "fr_FR", "FR", ""].map(primaryLanguage)).toEqual(["fr", "fr", "fr", ""]);
  });
});

describe("dictionaries", () => {
  const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).toSorted();

  it.each([
    ["fr-CA", french],
    ["en-GB", british],
  ] as const)("[LN-5] %s has the keys and placeholders of English", (_, other) => {
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      expect(placeholders(other[key as keyof typeof other])).toEqual(placeholders(text));
    }
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
  function textIn(translator: ReturnType<typeof createI18n>) {
    return renderHook(useText, {
      wrapper: ({ children }) => <I18nextProvider i18n={translator}>{children}</I18nextProvider>,
    });
  }

  it("[LN-4] an empty key fails with 'Parameter key required'", () => {
    const { result } = textIn(createI18n("en-CA", english));
    expect(() => result.current("" as MessageKey)).toThrow("Parameter key required");
  });

  it("[LN-4] a missing text falls back to the default language, then to the key", async () => {
    const translator = createI18n("fr-CA", {});
    const { result } = textIn(translator);
    act(() => void result.current("signIn.title"));
    await waitFor(() => expect(result.current("signIn.title")).toBe("Sign in"));
    expect(result.current("not.a.key" as MessageKey)).toBe("not.a.key");
  });

  it("chooses the plural of its language", () => {
    const { result } = textIn(createI18n("fr-CA", french));
    const words = (count: number) => result.current("TROUBLE_TOO_MANY_MINUTES", { count });
    expect(words(1)).toContain("1 minute,");
    expect(words(2)).toContain("2 minutes,");
  });
});
