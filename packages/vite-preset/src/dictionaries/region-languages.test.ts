import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "@waymark/hosting";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { describe, expect, it } from "vitest";
import { missingTexts } from "./check-dictionaries.ts";
import { textsOf } from "./dictionary-files.ts";
import {
  checkLanguages,
  checkRegionLanguages,
  dictionaryLanguages,
  languageFaults,
  offeredLanguages,
} from "./region-languages.ts";

/** An app with a list of languages. */
function appWith(list?: string, page = "fr-CA"): string {
  const root = testFolder();
  mkdirSync(join(root, "translations"));
  const typed = `import type { Languages } from "@waymark/core";\nexport const languages: Languages = ${list};`;
  writeFiles(root, {
    "package.json": `{ "type": "module" }`,
    "index.html": `<!doctype html><html lang="${page}">`,
    ...(list !== undefined && { "src/languages.ts": typed }),
  });
  return root;
}

describe("the languages of an app", () => {
  it.each([
    [`["fr-CA"`, /^src\/languages\.ts cannot be loaded\. Line 2: Expected ',', .*\.$/u],
    [`["fr-CA"].none()`, /^src\/languages\.ts cannot be loaded\. Line 2: .* is not a function\.$/u],
  ])("[QR-4] are in a file that cannot be loaded, which is said in a sentence: %s", (list, why) => {
    const read = () => offeredLanguages(appWith(list));
    expect(read).toThrow(InputError);
    expect(read).toThrow(why);
  });

  it("[LN-1] are Canadian English and French, and in the UK its English alone", () => {
    expect(offeredLanguages(appWith(undefined, "en-CA"))).toEqual(["en-CA", "fr-CA"]);
    expect(offeredLanguages(appWith(undefined, "en-GB"))).toEqual(["en-GB"]);
    expect(() => checkLanguages(appWith(undefined, "en-CA"))).not.toThrow();
  });

  it.each([
    `<html class="a" lang="en-GB">`,
    `<html lang='en-GB'>`,
    `<html\n  data-lang="fr"\n  lang=en-GB\n>`,
    `<HTML LANG="en-GB">`,
  ])("[RE-1] are read from its page in any place of the tag: %j", (tag) => {
    const root = appWith();
    writeFileSync(join(root, "index.html"), `<!doctype html>${tag}`);
    expect(offeredLanguages(root)).toEqual(["en-GB"]);
  });

  it("[QR-4] are those that it lists, in their order, and UK English for UK pages", () => {
    const root = appWith(`["fr-CA", "en-US", "es-US"]`);
    expect(() => checkLanguages(root)).not.toThrow();
    expect(offeredLanguages(root)).toEqual(["fr-CA", "en-US", "es-US"]);
    expect(dictionaryLanguages(root)).toEqual(["fr-CA", "en-US", "es-US", "en-GB"]);
  });

  it.each([
    [["es-ES"], "es-ES is not a language of the portal; did you mean es-US?"],
    [["fr-CA", "en-CA", "fr-CA"], "fr-CA is listed twice."],
    [["es-MX", "es-US"], "lang=es cannot tell es-MX and es-US apart: list one of them."],
    [["fr-CA", "en-GB"], "en-GB is the language of UK pages alone"],
    [["en-CA"], `en-CA speaks first, and index.html has <html lang="fr-CA">: write en-CA.`],
    [[], "It has to export a list"],
    [undefined, "It has to export a list"],
  ])("[QR-4] %j: %s", (list, fault) => {
    expect(languageFaults(list, "fr-CA").join(" ")).toContain(fault);
  });

  it("[QR-4] are not what is wrong where index.html is missing", () => {
    const root = appWith(`["en-CA", "fr-CA"]`);
    rmSync(join(root, "index.html"));
    expect(() => checkLanguages(root)).toThrow(/^index\.html is missing: /u);
  });

  it("[QR-4] stop a build where the list is wrong, and where the region has another one", () => {
    expect(() => checkLanguages(appWith(`["fr-CA", "fr-CA"]`))).toThrow(
      "src/languages.ts is wrong:\n  fr-CA is listed twice.",
    );
    const root = appWith(`["fr-CA", "en-CA"]`);
    expect(() => checkRegionLanguages({ languages: ["fr-CA", "en-CA"] }, root)).not.toThrow();
    expect(() => checkRegionLanguages({}, root)).toThrow("Import `languages` there");
    expect(() => checkRegionLanguages({ languages: ["fr-CA"] }, appWith())).toThrow(
      "there is no src/languages.ts",
    );
  });

  it.each([
    ["en-GB", {}, 'no country "uk"'],
    ["en-CA", { country: "uk" }, '<html lang="en-CA">: write en-GB.'],
    ["en-gb", { country: "uk" }, '<html lang="en-gb">: write en-GB.'],
  ] as const)(
    "[RE-2] [LN-1] stop a build whose page is in %j, and whose region is %j",
    (page, region, fault) => {
      expect(() => checkRegionLanguages(region, appWith(undefined, page))).toThrow(fault);
    },
  );

  it("[RE-2] [LN-1] are those of the UK where its page and its region say so", () => {
    expect(() =>
      checkRegionLanguages({ country: "uk" }, appWith(undefined, "en-GB")),
    ).not.toThrow();
  });
});

describe("the texts of an app's languages", () => {
  it("[LN-4] [QR-4] a new language names what it lacks, and has the first language's texts for it", () => {
    const root = appWith(`["fr-CA", "es-US"]`);
    const file = { name: "portal", code: "es-US" } as const;
    writeFileSync(join(root, "translations/es-US.json"), `{ "signIn.title": "Iniciar sesión" }`);
    expect(textsOf(file, root)).toMatchObject({
      "signIn.title": "Iniciar sesión",
      "signIn.submit": "Se connecter",
    });
    const [portal, legal, helpDesk] = missingTexts(root).map(
      (text) => `${text.file} ${text.sentence}`,
    );
    expect(portal).toMatch(/^translations\/es-US\.json lacks REQUIRED, .*, and \d+ more\./u);
    expect(portal).toContain("Its pages show the fr-CA texts.");
    expect(legal).toBe(
      "translations/legal/es-US.json lacks terms, privacy. Its pages show the fr-CA texts.",
    );
    expect(helpDesk).toContain("translations/help-desk/es-US.json lacks page.title, ");
  });

  it("[QR-4] one that the portal has elsewhere begins with those texts", () => {
    const root = appWith(`["fr-CA", "en-US"]`);
    writeFileSync(join(root, "translations/en-US.json"), `{ "signIn.title": "Log in" }`);
    expect(textsOf({ name: "portal", code: "en-US" }, root)).toMatchObject({
      "signIn.title": "Log in",
      "signIn.submit": "Sign in",
    });
    expect(missingTexts(root)).toEqual([]);
  });
});
