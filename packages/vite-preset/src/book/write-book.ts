import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageFolder, languagePage } from "../folders-beside-build.ts";
import { fileURLToPath } from "node:url";
import type { Language } from "@waymark/core/build";
import { TEXT_START } from "@waymark/hosting/texts";
import type { BookData, BookPage, BookState } from "@waymark/hosting/book";
import { allTexts } from "../dictionaries/dictionary-files.ts";
import { replacedByOwn, versionsOf } from "./text-origins.ts";
import { composeOneFilePage, readStyle, symbolUrl } from "../one-file-page.ts";
import { bundle } from "../prerender/bundle-script.ts";

interface BookBuild {
  root: string;
  dist: string;
  /** All styles of the portal, with the region's colours. */
  css: string;
  productName: string;
  /** The languages of the region, the one of its page first. */
  languages: readonly Language[];
  /** The pages and files of messages with marks around their texts, by their names. */
  marked: ReadonlyMap<string, string>;
}

/** Writes the book of words: every text of the app with the pages that it is in, in one file. */
export async function writeBook(build: BookBuild): Promise<void> {
  const { root, dist, languages, productName } = build;
  const folder = languageFolder(dist, "dist-words");
  const file = fileURLToPath(import.meta.resolve("@waymark/hosting/book"));
  const script = await bundle(root, `import ${JSON.stringify(file)};`, { minify: true });
  const data: BookData = {
    productName,
    languages,
    texts: allTexts(root),
    own: replacedByOwn(root),
    since: versionsOf(root),
    pages: pagesOf(build),
    states: drawnStates(),
  };
  const symbol = symbolUrl(root);
  const dataId = "book";
  const ownStyle = readStyle(import.meta.resolve("@waymark/hosting/book.css"));
  const style = build.css + ownStyle;
  for (const language of languages) {
    const name = languagePage(language, languages[0]);
    const title = productName;
    const page = { language, title, html: "", data, dataId, style, script, symbol };
    writeFileSync(join(folder, name), composeOneFilePage({ ...page, trustedTypes: "book" }));
  }
}

/** The pages in the languages of the region, and the messages of its sign-in page in place of that page's form. */
function pagesOf({ marked, languages }: BookBuild): BookPage[] {
  return [...marked].flatMap(([name, page]) => {
    const language = /<html lang="([^"]*)"/u.exec(page)?.[1] ?? "";
    if (!languages.some((own) => own === language)) return [];
    const html =
      /<div id="portal">[^]*?(?=<template id="portal-messages"|<i id="portal-end")/u.exec(
        page,
      )?.[0] ?? "";
    const shown = { name: nameOf(name), language, html };
    return [shown, ...messagesOf(shown, page, marked), ...withoutPortal(shown, page)];
  });
}

/** Parts of a page that it shows without JavaScript, and in a browser that is too old. */
function withoutPortal({ name, language }: BookPage, page: string): BookPage[] {
  if (name !== "/") return [];
  const noScript = /(?<=<noscript>)<p[^]*?(?=<\/noscript>)/u.exec(page)?.[0];
  const outdated = /<div class="wm-outdated"[^]*?<\/div>/u.exec(page)?.[0].replace(" hidden", "");
  return [
    ["/ – no JavaScript", noScript],
    ["/ – old browser", outdated],
  ].flatMap(([each = "", html]) => (html === undefined ? [] : [{ name: each, language, html }]));
}

/** A page's name for people: its path in the portal. */
function nameOf(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.replace(/^pages\//u, "").replace(/\.[\w-]+\.html$/u, "")}`.replace(
    /^\/root$/u,
    "/",
  );
}

function messagesOf(
  shown: BookPage,
  page: string,
  marked: ReadonlyMap<string, string>,
): BookPage[] {
  if (shown.name !== "/" || !page.includes("data-messages=")) return [];
  const file = [...marked].find(
    ([name, content]) =>
      name.endsWith(".txt") && content.includes(`${TEXT_START}${shown.language}/`),
  )?.[1];
  const inPage =
    /<template id="portal-messages">[^]*?(?=<i id="portal-end")/u.exec(page)?.[0] ?? "";
  const templates = (inPage + (file ?? "")).matchAll(
    /<template data-template="([^"]*)">([^]*?)<\/template>/gu,
  );
  return [...templates].map(([, name = "", html = ""]) => ({
    name: `/ – ${name}`,
    language: shown.language,
    html: shown.html.replace(/<form[^>]* data-portal-form[^]*?<\/form>/u, () => withSamples(html)),
  }));
}

const samples: Readonly<Record<string, string>> = {
  id: "7F3A",
  status: "503",
  time: "10:42",
  count: "5",
};

/** A message with values as a sign-in may have them. */
function withSamples(html: string): string {
  return html.replaceAll(
    /\{\{(\w+)\}\}/gu,
    (placeholder, name: string) => samples[name] ?? placeholder,
  );
}

/** The states of the catalogue, which `pnpm drawn` draws in a browser. */
function drawnStates(): BookState[] {
  return JSON.parse(readFileSync(new URL("states.json", import.meta.url), "utf8"));
}
