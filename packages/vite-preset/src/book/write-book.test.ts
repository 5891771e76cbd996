import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { JSDOM, VirtualConsole } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markedTextsOf } from "../dictionaries/dictionary-files.ts";
import { writeBook } from "./write-book.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-book-"));
const root = fileURLToPath(new URL("../../../../apps/default/", import.meta.url));

const pageIn = (language: "en-CA" | "fr-CA" | "en-GB") => {
  const texts = markedTextsOf({ name: "portal", code: language }, root);
  const script = "<!--</script><script>planted()</script>";
  return `<html lang="${language}"><script data-messages="/m.js"></script><div id="portal"><h1>${texts["signIn.title"]}</h1><form data-portal-form>${script}</form></div><i id="portal-end"></i>`;
};
const message = `<template data-template="login-401"><p>${markedTextsOf({ name: "portal", code: "en-CA" }, root)["USERNAME_OR_PASSWORD_NOT_FOUND"]}</p></template>`;

/** The book as it is once its script has run. */
function open(file: string): Document {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on("jsdomError", (error: Error) => {
    throw error;
  });
  const html = readFileSync(join(folder, "dist-words", file), "utf8");
  const url = `https://words.example/${file}`;
  return new JSDOM(html, { url, virtualConsole, runScripts: "dangerously" }).window.document;
}

function fire(element: Element | null, name: string): void {
  const view = element?.ownerDocument.defaultView;
  if (view) element.dispatchEvent(new view.Event(name));
}

beforeAll(async () => {
  const dist = join(folder, "dist");
  mkdirSync(dist);
  await writeBook({
    root,
    dist,
    css: "p{color:red}</style><script>planted()</script>",
    productName: "Waymark",
    languages: ["en-CA", "fr-CA"],
    marked: new Map([
      ["index.html", pageIn("en-CA")],
      ["pages/root.fr-CA.html", pageIn("fr-CA")],
      ["pages/root.en-GB.html", pageIn("en-GB")],
      ["assets/messages-1.txt", message],
    ]),
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the book of words of a build", () => {
  it("[QO-7] is a page for each language of the region, beside the build", () => {
    expect(readdirSync(join(folder, "dist-words"))).toEqual(["fr-CA.html", "index.html"]);
    expect(open("fr-CA.html").querySelector("h1")?.textContent).toBe("Livre des mots – Waymark");
  });

  it("[QO-7] [QH-1] asks for no file and runs its own script alone, whatever a page holds", () => {
    const document = open("index.html");
    expect(document.querySelectorAll("[src], link:not([rel=icon])")).toHaveLength(0);
    expect(document.querySelectorAll("script:not([type])")).toHaveLength(1);
    const policy = document.querySelector("[http-equiv]")?.getAttribute("content");
    expect(policy).toContain("trusted-types book");
  });

  it("[QO-7] has every text in all languages beside each other, and finds them", () => {
    const document = open("index.html");
    const fields = document.querySelectorAll("textarea");
    expect(fields.length).toBeGreaterThan(500);
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>(".bk-row:not([hidden]) h2")].map(
        ({ textContent }) => textContent,
      );
    const search = document.querySelector("[type=search]") as HTMLInputElement;
    search.value = "difficulté à vous connecter?";
    fire(search, "input");
    expect(shown()).toContain("signIn.trouble");
    expect(shown().length).toBeLessThan(5);
  });

  it("[QO-7] shows the pages and messages of a text in the region's languages alone", () => {
    const document = open("index.html");
    const places = (id: string) => {
      const field = document.getElementById(id);
      fire(field, "focus");
      return [...document.querySelectorAll("option")].map(({ textContent }) => textContent);
    };
    expect(places("en-CA/signIn.title")).toEqual(["/", "/ – login-401"]);
    expect(places("en-CA/USERNAME_OR_PASSWORD_NOT_FOUND")).toEqual(["/ – login-401"]);
    expect(places("fr-CA/signIn.title")).toEqual(["/"]);
    expect(places("fr-CA/crash.title")).toEqual([]);
    expect(document.querySelector<HTMLElement>(".bk-nowhere")?.hidden).toBe(false);
  });
});
