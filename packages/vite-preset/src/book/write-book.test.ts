import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { JSDOM, VirtualConsole } from "jsdom";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { BookData } from "@waymark/hosting/book";
import { screenStates } from "@waymark/core/states";
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
  mkdirSync(join(folder, "dist-words"));
  for (const name of ["mine.txt", "fr-FR.html"])
    writeFileSync(join(folder, "dist-words", name), "");
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
  let english: Document;
  beforeAll(() => {
    english = open("index.html");
  }, 30_000);

  it("[QO-7] leaves another's file in its folder, and no page of an earlier build", () => {
    const files = readdirSync(join(folder, "dist-words"));
    expect([files.includes("mine.txt"), files.includes("fr-FR.html")]).toEqual([true, false]);
  });

  it("[QO-7] is a page for each language of the region, beside the build", () => {
    expect(readdirSync(join(folder, "dist-words"))).toEqual([
      "fr-CA.html",
      "index.html",
      "mine.txt",
    ]);
    expect(open("fr-CA.html").querySelector("h1")?.textContent).toBe(
      "Recueil des textes – Waymark",
    );
  });

  it("[QO-7] [QH-1] asks for no file and runs its own script alone, whatever a page holds", () => {
    const document = english;
    expect(document.querySelectorAll("[src], link:not([rel=icon])")).toHaveLength(0);
    expect(document.querySelectorAll("script:not([type])")).toHaveLength(1);
    const policy = document.querySelector("[http-equiv]")?.getAttribute("content");
    expect(policy).toContain("trusted-types book");
  });

  it("[QO-7] shows no place before a text is chosen", () => {
    const places = english.querySelectorAll<HTMLElement>(
      ".bk-stage, .bk-preview .bk-bar, .bk-nowhere",
    );
    expect([...places].map(({ hidden }) => hidden)).toEqual([true, true, true]);
  });

  it("[QO-7] has every text in all languages beside each other, and finds them", () => {
    const document = english;
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
    const document = english;
    const places = (id: string) => {
      const field = document.getElementById(id);
      fire(field, "focus");
      return [...document.querySelectorAll("option")].map(({ textContent }) => textContent);
    };
    expect(places("en-CA/signIn.title").slice(0, 2)).toEqual(["/", "/ – login-401"]);
    expect(places("en-CA/USERNAME_OR_PASSWORD_NOT_FOUND")).toContain("/ – login-401");
    expect(places("fr-CA/signIn.title")[0]).toBe("/");
    expect(places("fr-CA/wait.left")).toEqual([]);
    const nowhere = document.querySelector<HTMLElement>(".bk-nowhere");
    expect(nowhere?.hidden).toBe(false);
    expect(nowhere?.textContent).toContain("screen readers");
  });

  it("[QO-7] draws states of other screens in the text's language, again with each change", () => {
    const document = english;
    const field = document.getElementById("fr-CA/crash.title") as HTMLTextAreaElement;
    fire(field, "focus");
    const page = () => document.querySelector("iframe")?.getAttribute("srcdoc") ?? "";
    expect(document.querySelector("option")?.textContent).toBe("crashed");
    expect(page()).toContain("<h1");
    expect(page()).toContain(field.value);
    field.value = "Une erreur est survenue ici";
    fire(field, "input");
    expect(page()).toContain("Une erreur est survenue ici");
    expect(page()).not.toMatch(/[\uE000-\uE003]/u);
  });

  it("[QO-7] has drawn states of texts that exist, and pictures of most texts", () => {
    const document = english;
    const data: BookData = JSON.parse(document.querySelector("#book")?.textContent ?? "");
    const drawn = data.states.flatMap(({ html }) =>
      [...html.matchAll(/\uE000en-CA\/([^\uE002]*)\uE002/gu)].map(([, key = ""]) => key),
    );
    const keys = Object.keys(data.texts["en-CA"] ?? {});
    expect(drawn.filter((key) => !keys.includes(key))).toEqual([]);
    const ids = screenStates.map(({ id }) => id);
    expect(data.states.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
    // `pnpm drawn` draws them again.
    expect(new Set(drawn).size).toBeGreaterThan(keys.length * 0.7);
  });

  it.each([
    ['{ "en-CA": { "signIn.title": "Come in" } }', "Come in", /^The file is opened/u],
    [
      '{ "en-CA": { "signIn.title": "Come in", "signIn.titel": "x" } }',
      "Come in",
      /signIn\.titel/u,
    ],
    ["{", undefined, /cannot be read/u],
  ])("[QO-7] opens the file %s", async (text, title, words) => {
    const document = open("index.html");
    const field = document.getElementById("en-CA/signIn.title") as HTMLTextAreaElement;
    const before = field.value;
    const file = document.querySelector("[type=file]");
    Object.defineProperty(file, "files", {
      value: [{ name: "texts.json", text: async () => text }],
    });
    fire(file, "change");
    await vi.waitFor(() =>
      expect(document.querySelector(".bk-about[role=status]")?.textContent).toMatch(words),
    );
    expect(field.value).toBe(title ?? before);
  });

  it("[QO-7] lists the whole text before others that a search finds", () => {
    const document = english;
    const search = document.querySelector("[type=search]") as HTMLInputElement;
    search.value = "sign in";
    fire(search, "input");
    const texts = [...document.querySelectorAll<HTMLElement>(".bk-row:not([hidden])")].map(
      (row) => row.querySelector("textarea")?.value.toLowerCase() ?? "",
    );
    const whole = texts.filter((text) => text === "sign in").length;
    expect(whole).toBeGreaterThan(1);
    expect(texts.slice(0, whole)).toEqual(Array.from({ length: whole }, () => "sign in"));
    expect(texts.length).toBeGreaterThan(whole);
  });
});
