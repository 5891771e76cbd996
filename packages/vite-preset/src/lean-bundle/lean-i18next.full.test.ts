import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import type * as whole from "i18next";
import { beforeEach, describe, expect, it } from "vitest";
import { scriptsOfBuild } from "../testing/files-of-build.ts";
import { leanBundle } from "./lean-bundle.ts";
import { leanI18next } from "./lean-i18next.ts";
import { withReplacements } from "./replace-parts.ts";

const source = fileURLToPath(import.meta.resolve("i18next"));
const code = readFileSync(source, "utf8");
const moduleId = `${source}?lean`;

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

/** Options that `createI18n` of core sets; the parts left out are only unused with these. */
const optionsOfCore = {
  load: "currentOnly",
  fallbackLng: "en-CA",
  fallbackNS: "builtIn",
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  saveMissing: true,
  saveMissingPlurals: false,
} as const;

function coreTexts(language: string): Record<string, string> {
  const file = fileURLToPath(import.meta.resolve(`@waymark/core/translations/${language}.json`));
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

/** Each text in each language, with values that look like something else, and with counts. */
async function saysOf(createInstance: typeof whole.createInstance, resources: whole.Resource) {
  const instance = createInstance();
  await instance.init({ ...optionsOfCore, lng: "fr-CA", resources });
  const texts: string[] = [];
  const placeholders = [...JSON.stringify(resources).matchAll(/(?<=\{\{)\w+(?=\}\})/gu)].flat();
  for (const lng of ["fr-CA", "en-GB", "en-CA"]) {
    await instance.changeLanguage(lng);
    for (const name of Object.keys(resources[lng]?.["translation"] ?? {})) {
      const key = name.replace(/_(?:one|many|other)$/u, "");
      const names = ["{{name}}", "$t(cancel)", "<b>&amp;", "undefined", "$&", ""];
      for (const [at, odd] of names.entries()) {
        const replace = Object.fromEntries(placeholders.map((each) => [each, odd]));
        texts.push(instance.t(key, { replace, nest: false }));
        const count = [0, 1, 1.5, 2, 21, 1_000_000][at] as number;
        texts.push(instance.t(key, { replace: { ...replace, count }, nest: false, count }));
      }
    }
  }
  return texts;
}

async function leanCopy(): Promise<typeof whole> {
  const file = join(folder, "i18next.mjs");
  writeFileSync(file, withReplacements(code, leanI18next, moduleId)?.code ?? "");
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof whole;
}

describe("i18next without what core never calls", () => {
  it("looks texts up as the whole does", async () => {
    const { createInstance } = await leanCopy();
    const instance = createInstance();
    await instance.init({
      ...optionsOfCore,
      lng: "fr-CA",
      resources: {
        "fr-CA": { translation: { n_one: "un", n_many: "{{count}} de", n_other: "plus" } },
      },
    });
    const counts = [1, 2, 1_000_000].map((count) => instance.t("n", { count, nest: false }));
    expect(counts).toEqual(["un", "plus", "1000000 de"]);
    instance.addResourceBundle("en-CA", "translation", { hello: "Hello {{name}}" });
    expect(instance.t("hello", { name: "{{x}}", nest: false })).toBe("Hello {{x}}");
    await instance.changeLanguage("en-CA");
    expect(instance.language).toBe("en-CA");
  });

  it("falls back and reports a missing key as the whole does", async () => {
    const looksUp = async ({ createInstance }: typeof whole) => {
      const missing: string[] = [];
      const instance = createInstance();
      await instance.init({
        ...optionsOfCore,
        lng: "en-GB",
        resources: { "en-GB": { translation: {} } },
        missingKeyHandler: (_languages, _namespace, key) => void missing.push(key),
      });
      const before = [instance.t("a.b", { nest: false }), instance.hasResourceBundle("fr-CA", "x")];
      instance.addResourceBundle("en-CA", "builtIn", { "a.b": "{{count}} of {{$t(x)}}" });
      const texts = ["a.b", "c: d", "n"].map((key) => instance.t(key, { count: 2, nest: false }));
      return { before, texts, missing, languages: instance.languages };
    };
    const lean = await looksUp(await leanCopy());
    expect(lean).toEqual(await looksUp(await import("i18next")));
    expect(lean.missing).toEqual(["a.b", "c: d", "n"]);
  });

  it("says each text of core's dictionaries as the whole does", async () => {
    const { createInstance } = await leanCopy();
    const whole = await import("i18next");
    const resources = Object.fromEntries(
      ["en-CA", "en-GB", "fr-CA"].map((language) => [
        language,
        { translation: coreTexts(language) },
      ]),
    );
    const wanted = await saysOf(whole.createInstance, resources);
    // A sentence with a value in it, in both numbers.
    expect(wanted.join()).toContain("$t(cancel)");
    expect(wanted.length).toBeGreaterThan(9000);
    expect(await saysOf(createInstance, resources)).toEqual(wanted);
  });

  it("has no method that was left out, so that a call of one names it", async () => {
    const { createInstance } = await leanCopy();
    expect(() => createInstance().getFixedT("fr-CA")).toThrow("getFixedT is not a function");
  });

  it("holds no messages of its debug mode", () => {
    expect(code).toContain("init: i18next is already initialized");
    expect(withReplacements(code, leanI18next, moduleId)?.code).not.toContain(
      "init: i18next is already initialized",
    );
  });

  it("does not fit a version that has other classes or methods", () => {
    const other = code
      .replace("class Formatter", "class Loader")
      .replace("  dir(lng)", "  way(lng)");
    expect(() => withReplacements(other, leanI18next, moduleId)).toThrow(
      "i18next.js of i18next has no Formatter, I18n.dir to leave out",
    );
  });
});

it("an app that imports i18next itself has the whole of it beside core's", async () => {
  writeFiles(folder, {
    "index.html": `<script type="module" src="/main.js"></script>`,
    "main.js": `import { dir } from "i18next"; import { t } from "@waymark/core"; console.log(dir, t);`,
    "package.json": `{ "name": "prairie", "type": "module" }`,
    "node_modules/@waymark/core/package.json": `{ "name": "@waymark/core", "exports": "./dist/index.js" }`,
    "node_modules/@waymark/core/dist/index.js": `export { t } from "i18next";`,
  });
  symlinkSync(join(source, "../../.."), join(folder, "node_modules/i18next"));
  const scripts = await scriptsOfBuild(folder, leanBundle);
  const ids = scripts.flatMap(({ moduleIds }) => moduleIds);
  const copies = ids.filter((id) => id.includes("i18next.js"));
  expect(copies.map((id) => id.replace(/^.*\/(?=i18next\.js)/u, "")).toSorted()).toEqual([
    "i18next.js",
    "i18next.js?lean",
  ]);
});
