import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readTexts } from "./read-texts.ts";
import { testFolder } from "../testing/test-folder.ts";

const texts = {
  "en-US": { title: "Sign in", label: "Password" },
  "es-US": { title: "Inicie sesión", label: "Contraseña" },
  "fr-CA": { title: "Connexion", label: "Mot de passe" },
  "en-CA": { title: "Sign in", label: "Password" },
  "en-GB": { title: "Sign in", label: "Password" },
  "es-CL": { title: "Inicie sesión", label: "Contraseña" },
};
const pages = ["index.html", "pages/root.en-US.html", "pages/root.es-US.html"];

const pagesOfCanada = ["en-CA", "fr-CA", "en-GB"].map((name) => `pages/root.${name}.html`);

/** The notes about a file of texts over a build, with pages in English and Spanish where none are given. */
function notesOf(given: object, names = pages): readonly string[] {
  const file = join(testFolder(), "texts.json");
  writeFileSync(file, JSON.stringify(given));
  const marked = new Map(names.map((name) => [name, ""]));
  return readTexts(file, { texts, marked, copies: {}, helpDesk: new Map() }).notes;
}

it("[QO-7] texts that are changed in one language of the pages are noted, whichever languages these are", () => {
  expect(notesOf({ "en-US": { title: "Log in" } })).toEqual([
    "title: changed in en-US, and as in the build in es-US.",
  ]);
  expect(notesOf({ "es-US": { title: "Entre", label: "Clave" } })).toEqual([
    "title, label: changed in es-US, and as in the build in en-US.",
  ]);
  expect(notesOf({ "en-US": { title: "Log in" }, "es-US": { title: "Entre" } })).toEqual([]);
});

it("[QO-7] UK pages have no other language: texts of Canada and of the UK are changed without one another", () => {
  const canada = { "en-CA": { title: "Hello" }, "fr-CA": { title: "Bonjour" } };
  expect(notesOf(canada, pagesOfCanada)).toEqual([]);
  expect(notesOf({ "en-GB": { title: "Hello" } }, pagesOfCanada)).toEqual([]);
  expect(notesOf({ "fr-CA": { title: "Bonjour" } }, pagesOfCanada)).toEqual([
    "title: changed in fr-CA, and as in the build in en-CA.",
  ]);
});
