import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { MIN_PASSWORD_LENGTH } from "../config/constants.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { server } from "../testing/server.ts";
import english from "./dictionaries/en-CA.json";
import british from "./dictionaries/en-GB.json";
import french from "./dictionaries/fr-CA.json";
import helpDeskEnglish from "./dictionaries/help-desk/en-CA.json";
import helpDeskBritish from "./dictionaries/help-desk/en-GB.json";
import helpDeskFrench from "./dictionaries/help-desk/fr-CA.json";
import { loadDictionary } from "./load-dictionary.ts";
import { defaultLanguages, resolveLanguage } from "./languages.ts";
import { isUkPage, shownLanguage } from "./shown-language.ts";

const files = { "en-CA": "/t/en-CA.json", "fr-CA": "/t/fr-CA.json", "en-GB": "/t/en-GB.json" };
const urls = { portal: files, legal: files };

describe("language", () => {
  it("[QL-1] is the page's language, whatever a translator makes of `lang`", () => {
    const root = document.documentElement;
    root.lang = "fr-CA";
    expect(shownLanguage()).toBe("fr-CA");
    setMark("language", "fr-CA");
    root.lang = "es";
    expect(shownLanguage()).toBe("fr-CA");
    root.lang = "";
    expect(isUkPage()).toBe(false);
    setMark("language", "en-GB");
    expect(isUkPage()).toBe(true);
    removeMark("language");
  });

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
    ["en-CA", english, helpDeskEnglish],
    ["fr-CA", french, helpDeskFrench],
    ["en-GB", british, helpDeskBritish],
  ] as const)(
    "[RS-4] [QF-10] %s asks for as many characters as the rule",
    (_, portal, helpDesk) => {
      const asked = Object.entries({ ...portal, ...helpDesk }).filter(([key]) =>
        /^(?:MIN_CHARACTER_|newPassword[.]rule|newPasswordRefused[.]say)/u.test(key),
      );
      expect(asked).toHaveLength(4);
      for (const [, text] of asked)
        expect(text).toMatch(RegExp(`\\b${MIN_PASSWORD_LENGTH}\\b`, "u"));
    },
  );

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

  it("[QP-1] a dictionary is asked for as the preload of its page asks, else Safari and Chrome 103 fetch it twice", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(HttpResponse.json({}));
    await loadDictionary("portal", "fr-CA", urls);
    const mode = { mode: "no-cors", credentials: "include" };
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/t/fr-CA.json", expect.objectContaining(mode));
  });
});
