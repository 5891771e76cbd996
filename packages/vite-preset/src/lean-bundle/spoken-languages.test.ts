import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "@waymark/core/build";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { build, type Plugin, type Rollup } from "vite";
import { describe, expect, it } from "vitest";
import { spokenLanguages } from "./spoken-languages.ts";

const core = dirname(fileURLToPath(import.meta.resolve("@waymark/core/build")));
const idOf = (path: string) => join(core, path);
const tables = ["i18n/languages.ts", "config/configuration-keys.ts"];

describe("a build", () => {
  it.each([
    { own: ["es-MX"], menu: false },
    { own: ["en-CA", "fr-CA"], menu: false },
    { own: ["en-US", "es-US", "fr-CA"], menu: true },
  ])("with $own has their rows, that of UK pages, and a menu: $menu", ({ own, menu }) => {
    const transform = pluginIn(own);
    for (const table of tables) {
      const source = readFileSync(idOf(table), "utf8");
      const spoken = transform(source, idOf(table)) ?? "";
      for (const language of Object.keys(languages)) {
        expect(source).toContain(`"${language}": `);
        expect(spoken.includes(`"${language}": `)).toBe([...own, "en-GB"].includes(language));
      }
    }
    const without = transform("", idOf("layout/language-menu.tsx"));
    expect(without?.includes("hasMenu = false") ?? false).toBe(!menu);
  });

  it("[API-20] has the ids of all languages that a verification link may name", async () => {
    const idsOf = await linkLanguageIdsIn(["en-CA", "fr-CA"]);
    const named = ["2", "es_MX", "5", "ES-cl", "7", "unknown"];
    const ids = named.map((each) =>
      idsOf({ languageType: each, translationLanguage: each }, "en-CA", ["en-CA", "fr-CA"]),
    );
    expect(ids.map(({ translationLanguage }) => translationLanguage)).toEqual([2, 4, 5, 6, 7, 1]);
    expect(ids.map(({ languageType }) => languageType)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  it("[RE-1] reads the list of an app that is named from the folder above", () => {
    expect(
      pluginIn(["es-MX"], relative(process.cwd(), tmpdir()))("", idOf("layout/language-menu.tsx")),
    ).not.toBeNull();
  });

  it("leaves other modules as they are", () => {
    expect(pluginIn(["es-MX"])(`const own = { "en-US": {} };`, "/app/src/region.ts")).toBeNull();
  });

  it("stops where a table has another shape", () => {
    const transform = pluginIn(["en-CA", "fr-CA"]);
    const changed = `export const languages = new Map([["en-US", {}]]);`;
    expect(() => transform(changed, idOf("i18n/languages.ts"))).toThrow("has no row of en-US");
  });
});

/** The plugin's transform in an app with these languages: the code that it returns, null where it changes nothing. */
function pluginIn(own: readonly string[], folder = tmpdir()) {
  const root = testFolder();
  writeFiles(root, {
    "package.json": `{ "type": "module" }`,
    "src/languages.ts": `export const languages = ${JSON.stringify(own)};`,
    "index.html": `<html lang="${own[0]}">`,
  });
  const plugin = spokenLanguages() as Plugin & {
    config: (config: object) => unknown;
    transform: (code: string, id: string) => { code: string } | null;
  };
  // As the command line has it, which may be a path from the folder that it runs in.
  plugin.config({ root: join(folder, basename(root)) });
  return (code: string, id: string) => plugin.transform(code, id)?.code ?? null;
}

type LinkLanguageIds = (
  link: { languageType: string; translationLanguage: string },
  page: string,
  spoken: readonly string[],
) => { languageType: number; translationLanguage: number };

/** Core's function for the ids of a link, as a build of an app with these languages has it. */
async function linkLanguageIdsIn(own: readonly string[]): Promise<LinkLanguageIds> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [{ name: "spoken-languages", transform: pluginIn(own) }],
    build: { write: false, lib: { entry: idOf("i18n/link-language-ids.ts"), formats: ["es"] } },
  })) as Rollup.RolldownOutput[];
  const code = encodeURIComponent(bundle?.output[0].code ?? "");
  const module = await import(/* @vite-ignore */ `data:text/javascript,${code}`);
  return module.linkLanguageIds;
}
