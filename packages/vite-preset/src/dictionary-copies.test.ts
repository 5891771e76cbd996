import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@waymark/hosting/testing/folder";
import { build, type Rollup } from "vite";
import { beforeEach, expect, it } from "vitest";
import { dictionaryCopies } from "./dictionary-copies.ts";

let root: string;
beforeEach(() => {
  root = testFolder();
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Builds an app that imports a dictionary as core's scripts do. @returns its script */
async function scriptWith(name: string): Promise<string> {
  const file = fileURLToPath(import.meta.resolve(`@waymark/core/translations/${name}.json`));
  write("main.js", `import texts from ${JSON.stringify(file)}; console.log(texts);`);
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [dictionaryCopies()],
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
  return (result as Rollup.RolldownOutput).output[0].code;
}

it("[QX-6] [LN-4] [QR-4] the copy of a dictionary inside the scripts has the region's texts, its own and those that it replaces", async () => {
  write("translations/fr-CA.json", '{ "region.who": "Qui?", "signIn.title": "Bienvenue" }');
  const script = await scriptWith("fr-CA");
  expect(script).toMatch(/region\.who\W+Qui\?/u);
  expect(script).toMatch(/signIn\.title\W+Bienvenue/u);
  expect(script).toMatch(/signIn\.submit\W+Se connecter/u);
});

it("[QX-6] [QR-4] so has that of the legal texts", async () => {
  write("translations/legal/en-CA.json", '{ "terms": "Our terms." }');
  expect(await scriptWith("legal/en-CA")).toMatch(/terms\W+Our terms\./u);
});

it("[QX-6] [LN-4] the English copy is that of the United States where the region speaks it", async () => {
  write("src/languages.ts", 'export const languages = ["en-US", "es-US"];');
  write("translations/en-US.json", '{ "region.who": "Who?", "signIn.title": "Welcome" }');
  write("translations/es-US.json", '{ "region.who": "¿Quién?" }');
  const script = await scriptWith("en-CA");
  expect(script).toMatch(/region\.who\W+Who\?/u);
  expect(script).toMatch(/signIn\.title\W+Welcome/u);
});

it("[QX-6] a region without texts of its own has core's", async () => {
  expect(await scriptWith("fr-CA")).toMatch(/signIn\.title\W+Connexion/u);
});
