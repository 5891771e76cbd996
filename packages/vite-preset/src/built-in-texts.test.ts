import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import type { Rollup } from "vite";
import { beforeEach, expect, it } from "vitest";
import { builtInTexts } from "./built-in-texts.ts";
import { dictionaryCopies } from "./prerender/chunks.ts";
import { filesOfBuild } from "./testing/files-of-build.ts";

let root: string;
beforeEach(() => {
  root = testFolder();
});

const write = (path: string, text: string) => writeFiles(root, { [path]: text });

/** Builds an app that imports a dictionary as core's scripts do. @returns its scripts */
async function build(name: string): Promise<Rollup.OutputBundle> {
  const file = fileURLToPath(import.meta.resolve(`@waymark/core/translations/${name}.json`));
  write("main.js", `console.log(import(${JSON.stringify(file)}));`);
  const rolldownOptions = { input: join(root, "main.js") };
  const files = await filesOfBuild(root, { plugins: [builtInTexts()], build: { rolldownOptions } });
  return Object.fromEntries(files.map((each) => [each.fileName, each]));
}

/** Returns the script with the copy of a dictionary. */
async function scriptWith(name: string): Promise<string> {
  const scripts = Object.values(await build(name)).filter((file) => file.type === "chunk");
  return scripts.find(({ isEntry }) => !isEntry)?.code ?? "";
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
  expect(await scriptWith("legal/en-CA")).toContain("Our terms.");
});

it("[QX-6] [LN-4] the English copy is that of the United States where the region speaks it", async () => {
  write("src/languages.ts", 'export const languages = ["en-US", "es-US"];');
  write("translations/en-US.json", '{ "region.who": "Who?", "signIn.title": "Welcome" }');
  write("translations/es-US.json", '{ "region.who": "¿Quién?" }');
  const script = await scriptWith("en-CA");
  expect(script).toMatch(/region\.who\W+Who\?/u);
  expect(script).toMatch(/signIn\.title\W+Welcome/u);
  // What a deployment changes in a dictionary it also changes in its copy.
  expect(dictionaryCopies(await build("en-CA"), root)).toEqual({
    "en-US": expect.stringMatching(/^en-CA-.*\.js$/u),
  });
});

it("[QX-6] a region without texts of its own has core's", async () => {
  expect(await scriptWith("fr-CA")).toMatch(/signIn\.title\W+Connexion/u);
});
