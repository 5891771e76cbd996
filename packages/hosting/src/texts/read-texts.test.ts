import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readTexts } from "./read-texts.ts";

const texts = {
  "en-US": { title: "Sign in", label: "Password" },
  "es-US": { title: "Inicie sesión", label: "Contraseña" },
  "fr-CA": { title: "Connexion", label: "Mot de passe" },
  "es-CL": { title: "Inicie sesión", label: "Contraseña" },
};
const pages = ["index.html", "pages/root.en-US.html", "pages/root.es-US.html"];

/** The notes about a file of texts over a build with pages in English and Spanish. */
function notesOf(given: object): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "waymark-read-texts-"));
  try {
    const file = join(folder, "texts.json");
    writeFileSync(file, JSON.stringify(given));
    const marked = new Map(pages.map((name) => [name, ""]));
    return readTexts(file, { texts, marked, copies: {}, helpDesk: new Map() }).notes;
  } finally {
    rmSync(folder, { recursive: true });
  }
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
