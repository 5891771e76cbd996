import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { createI18n } from "./create-i18n.ts";

it("sets the options of i18next that a build counts on when it leaves parts out, and no others", () => {
  const defaults = createInstance().options as Record<string, unknown>;
  const { instance } = createI18n(
    "fr-CA",
    { a: "b" },
    { loadFallback: () => Promise.reject(new Error("none")) },
  );
  const set = Object.entries(instance.options).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  // With another option the parts that `lean-i18next.ts` of the preset leaves out may be needed.
  expect(Object.fromEntries(set)).toEqual({
    lng: "fr-CA",
    load: "currentOnly",
    fallbackLng: ["en-CA"],
    fallbackNS: ["builtIn"],
    resources: { "fr-CA": { translation: { a: "b" } } },
    ignoreJSONStructure: true,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {
      ...Object(defaults["interpolation"]),
      escapeValue: false,
      format: expect.any(Function) as unknown,
    },
    saveMissing: true,
    saveMissingPlurals: false,
    userDefinedKeySeparator: false,
    userDefinedNsSeparator: false,
    missingKeyHandler: expect.any(Function) as unknown,
  });
});
