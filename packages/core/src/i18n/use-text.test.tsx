import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createI18n, DICTIONARY, type PortalI18n } from "./create-i18n.ts";
import english from "./dictionaries/en-CA.json";
import french from "./dictionaries/fr-CA.json";
import type { Language } from "./languages.ts";
import type { Dictionary, MessageKey, Text } from "./message.ts";
import { loadBuiltInDictionary } from "./load-dictionary.ts";
import { TextProvider, useText } from "./use-text.tsx";

/** The hook's function as a dictionary of a test needs it, whose keys are no keys of the portal. */
type AnyText = (key: string, values?: Parameters<Text>[1]) => string;

function textIn(i18n: PortalI18n) {
  const { result } = renderHook(useText, {
    wrapper: ({ children }) => <TextProvider i18n={i18n}>{children}</TextProvider>,
  });
  const text: AnyText = (key, values) => result.current(key as MessageKey, values);
  return text;
}

const textOf = (language: Language, dictionary: Dictionary) =>
  textIn(createI18n(language, dictionary, { loadFallback: loadBuiltInDictionary }));

describe("a text", () => {
  it("[LN-4] of an empty key fails with 'Parameter key required'", () => {
    expect(() => textOf("en-CA", english)("")).toThrow("Parameter key required");
  });

  it("[LN-4] that is missing falls back to the default language, then to the key", async () => {
    const text = textOf("fr-CA", {});
    act(() => void text("signIn.title"));
    await waitFor(() => expect(text("signIn.title")).toBe("Sign in"));
    expect(text("not.a.key")).toBe("not.a.key");
  });

  it("[LN-4] fetches nothing as long as none is missing", async () => {
    const { instance, ...i18n } = createI18n("fr-CA", french, {
      loadFallback: loadBuiltInDictionary,
    });
    const text = textIn({ instance, ...i18n });
    expect(text("signIn.title")).toBe("Connexion");
    await new Promise((resolve) => setTimeout(resolve));
    expect(Object.keys(instance.store.data)).toEqual(["fr-CA"]);
  });

  it("[LN-4] that is empty is missing; the fallback comes once, with one change for the page", async () => {
    const i18n = createI18n(
      "fr-CA",
      { "signIn.title": "" },
      { loadFallback: loadBuiltInDictionary },
    );
    let changes = 0;
    i18n.text.subscribe(() => (changes += 1));
    const text = textIn(i18n);
    expect([text("signIn.title"), text("signIn.submit")]).toEqual([
      "signIn.title",
      "signIn.submit",
    ]);
    await waitFor(() => expect(text("signIn.title")).toBe("Sign in"));
    expect(text("not.a.key")).toBe("not.a.key");
    await new Promise((resolve) => setTimeout(resolve));
    expect(changes).toBe(1);
  });

  it("[LN-4] [API-19] of the default language is the region's own, fallback or not", async () => {
    const i18n = createI18n("fr-CA", {}, { loadFallback: loadBuiltInDictionary });
    const text = textIn(i18n);
    act(() => void text("signIn.title"));
    await waitFor(() => expect(text("signIn.title")).toBe("Sign in"));
    expect(i18n.instance.hasResourceBundle("en-CA", DICTIONARY)).toBe(false);
    const own = { "signIn.title": "Welcome" };
    act(() => void i18n.instance.addResourceBundle("en-CA", DICTIONARY, own));
    expect(text("signIn.title")).toBe("Welcome");
  });

  it.each(["toString", "constructor", "__proto__", "hasOwnProperty", "a:b", "a.b", "a.toString"])(
    "[LN-4] that is missing is its key, also for %s",
    async (key) => {
      const text = textOf("en-CA", {});
      act(() => void text(key));
      await waitFor(() => expect(text("signIn.title")).toBe("Sign in"));
      expect(text(key)).toBe(key);
    },
  );

  it.each(["toString", "constructor", "__proto__", "a:b", "a.b", "a_b"])(
    "is found for %s",
    (key) => {
      const dictionary = JSON.parse(`{ ${JSON.stringify(key)}: "a text" }`) as Dictionary;
      expect(textOf("en-CA", dictionary)(key)).toBe("a text");
    },
  );

  it("is its own portal's: several languages live side by side", () => {
    const own = textOf("fr-CA", french);
    const other = textOf("en-CA", english);
    expect([own("signIn.title"), other("signIn.title")]).toEqual(["Connexion", "Sign in"]);
  });
});

describe("values", () => {
  it("[QE-2] are inserted once, even if they look like placeholders", () => {
    const text = textOf("en-CA", {
      greeting: "{{name}}, {{age}}: {{unknown}}",
      key: "a text",
    });
    const greet = (name: string) => text("greeting", { name, age: 13 });
    for (const name of [
      "{{age}} $&",
      "{{- age}}",
      "$t(key)",
      '$t(key, {"a": 1})',
      "<b>&'\"</b>",
      "{{",
    ]) {
      expect(greet(name)).toBe(`${name}, 13: {{unknown}}`);
    }
  });

  it("have any name, also one of i18next's options or of every object", () => {
    const text = textOf("fr-CA", {
      n: "{{lng}} {{context}} {{defaultValue}} {{ns}} {{toString}} {{constructor}}",
      missing: "",
    });
    const values = { lng: "en-CA", context: "c", defaultValue: "d", ns: "x" };
    expect(text("n", values)).toBe("en-CA c d x {{toString}} {{constructor}}");
    expect(text("missing", values)).toBe("missing");
  });

  it("in `$t(…)` of a text are text, too", () => {
    expect(textOf("en-CA", { a: "costs $t(b)", b: "B" })("a")).toBe("costs $t(b)");
  });
});

describe("plural forms", () => {
  it.each([
    ["en-CA", 0, "more"],
    ["en-CA", 1, "one"],
    ["fr-CA", 0, "one"],
    ["fr-CA", 1_000_000, "more"],
    ["en-GB", 2, "more"],
  ] as const)("in %s %d has its own: %s", (language, count, form) => {
    expect(textOf(language, { n_one: "one", n_other: "more" })("n", { count })).toBe(form);
  });

  it.each([
    [1, "1 élève"],
    [1.5, "1.5 élève"],
    [2, "2 élèves"],
    [1_000_000, "1000000 d’élèves"],
  ])("of a region's French for %d are chosen by `_one`, `_many` and `_other`", (count, words) => {
    const dictionary = {
      n_one: "{{count}} élève",
      n_many: "{{count}} d’élèves",
      n_other: "{{count}} élèves",
    };
    expect(textOf("fr-CA", dictionary)("n", { count })).toBe(words);
  });

  it("are those of the page's language", () => {
    const words = (count: number) => textOf("fr-CA", french)("TROUBLE_TOO_MANY_MINUTES", { count });
    expect(words(1)).toContain("1 minute,");
    expect(words(2)).toContain("2 minutes,");
  });
});
