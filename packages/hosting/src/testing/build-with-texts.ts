import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultConfiguration } from "@waymark/core/build";
import { markedTexts, withoutMarks, isInPages } from "../texts/text-marks.ts";
import { beforeEach } from "vitest";
import { configureBuild } from "../configure/configure-build.ts";
import { contentVersion } from "../files/cache-control.ts";
import { writeCompressedCopies } from "../files/encodings.ts";
import { writeAsBuilt } from "../texts/as-built.ts";
import { testFolder } from "./test-folder.ts";

const english = {
  "signIn.title": "Sign in",
  "page.noScript": "Please [get help](help).",
  greeting: "Hello {{name}}",
  "help.whom": "Ask:\n- **Students:** a teacher.\n- See our [help](help).",
  found_one: "{{count}} school",
  found_other: "{{count}} schools",
  "server.CLOSED": "Your school is closed.",
  "region.consent": "I agree",
  "outdated.title": "Too old",
};
const french = {
  ...english,
  "signIn.title": "Connexion",
  greeting: "Bonjour {{name}}",
  "server.CLOSED": "Votre école est fermée.",
  "outdated.title": "Trop ancien",
};
const texts = {
  "en-CA": english,
  "fr-CA": french,
  "legal/en-CA": { terms: "Terms of {{product}}" },
  "legal/fr-CA": { terms: "## Un\n\nConditions de {{product}}" },
};

const served = (name: keyof typeof texts) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts[name]).filter(([key]) => !isInPages(key))),
  );
export const urlOf = (name: keyof typeof texts) =>
  `translations/${name}.json?v=${contentVersion(served(name))}`;

/** A page as the build renders it, with marks around its texts. */
function markedPage(language: "en-CA" | "fr-CA"): string {
  const own: Record<string, string> = markedTexts(language, texts[language]);
  const legal: Record<string, string> = markedTexts(
    `legal/${language}`,
    texts[`legal/${language}`],
  );
  const terms = (legal["terms"] ?? "").replaceAll("{{product}}", "Waymark");
  const [ask, ...items] = (own["help.whom"] ?? "").split("\n- ");
  const [students = "", see = ""] = items;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${own["signIn.title"]} – Waymark</title>
<link rel="preload" as="fetch" href="/assets/${urlOf(language)}"><script type="module" src="/assets/index-AAAAAAAA.js" data-old="/assets/outdated-browser-99999999.js" data-messages="/assets/messages-EEEEEEEE.txt"></script>
<script>inline()</script><script type="application/json" id="portal-config">${JSON.stringify(defaultConfiguration)}</script></head>
<body><noscript><p>${(own["page.noScript"] ?? "").replace("[get help](help)", `<a data-link="help" href="/h">get help</a>`)}</p></noscript>
<div id="portal"><h1 title="${own["signIn.title"]}">${own["signIn.title"]}</h1><p class="hello">${(own["greeting"] ?? "").replaceAll("{{name}}", "Zoé &amp; Léa")}</p>
<p><span>${ask}</span></p><ul class="wm-bullets"><li>${students.replace(/\*\*(.*)\*\*(.*)$/u, "<strong>$1</strong><span>$2</span>")}</li><li><span>${see.replace(/\[help\]\(help\)/u, `</span><a href="/h" data-link="help">help</a><span>`)}</span></li></ul><p>Behind</p>
<div>${language === "fr-CA" ? terms.replace(/## (.*)\n\n(.*)$/u, "<h2>$1</h2><p><span>$2</span></p>") : `<p><span>${terms}</span></p>`}</div></div></body></html>`;
}

/** A page of the help desk, with what a caller sees. */
function helpDeskPage(language: "en-CA" | "fr-CA"): string {
  const own: Record<string, string> = markedTexts(language, texts[language]);
  return `<!doctype html><html lang="${language}"><body><p lang="fr-CA">${own["signIn.title"]}</p><p><span>${own["page.noScript"]}</span></p><script type="application/json" id="help-desk-data">{}</script></body></html>`;
}
export const helpDeskPages = new Map([
  ["index.html", helpDeskPage("en-CA")],
  ["fr-CA.html", helpDeskPage("fr-CA")],
]);

const messages = `<template><p>${markedTexts("fr-CA", french)["greeting"]}</p></template>`;
export const scripts = {
  "index-AAAAAAAA.js": `import("./screen-CCCCCCCC.js"); import("./fr-CA-FFFFFFFF.js"); urls("${urlOf("en-CA")}", "${urlOf("fr-CA")}", "${urlOf("legal/fr-CA")}")`,
  "screen-CCCCCCCC.js": `import { a } from "./index-AAAAAAAA.js"`,
  "other-DDDDDDDD.js": "b()",
  "fr-CA-FFFFFFFF.js": `var e=\`Connexion\`;export{e as default}`,
  "outdated-browser-99999999.js": `show({"fr-CA":{"title":"Trop ancien"}})`,
};

/** The script of a page. */
export const scriptOf = (page: string) =>
  /src="\/(assets\/index-[\w-]+\.js)"/u.exec(page)?.[1] ?? "";

/** A small build with texts for each test of a file, and what these do with it. */
export function buildWithTexts() {
  let folder: string;
  let dist: string;
  beforeEach(() => {
    folder = testFolder();
    dist = join(folder, "dist");
    mkdirSync(join(dist, "assets/translations/legal"), { recursive: true });
    mkdirSync(join(dist, "pages"));
    const marked = new Map([
      ["index.html", markedPage("en-CA")],
      ["pages/root.fr-CA.html", markedPage("fr-CA")],
      ["pages/root.en-CA.html", markedPage("en-CA")],
      ["assets/messages-EEEEEEEE.txt", messages],
    ]);
    for (const [name, page] of marked) writeFileSync(join(dist, name), withoutMarks(page));
    for (const [name, script] of Object.entries(scripts)) {
      writeFileSync(join(dist, "assets", name), script);
    }
    for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
      writeFileSync(join(dist, `assets/translations/${name}.json`), served(name));
      writeCompressedCopies(join(dist, `assets/translations/${name}.json`));
    }
    writeFileSync(join(dist, "portal-config.json"), JSON.stringify(defaultConfiguration));
    const copies = { "fr-CA": "fr-CA-FFFFFFFF.js" };
    writeAsBuilt(dist, { texts, marked, copies, helpDesk: helpDeskPages });
    writeFileSync(join(folder, "stage.json"), "{}");
  });

  const read = (name: string) => readFileSync(join(dist, name), "utf8");
  const frenchPage = () => read("pages/root.fr-CA.html");

  /** Merges texts into the build; none takes them back. */
  function configure(given?: unknown, options: { helpDesk?: string } = {}) {
    const file = join(folder, "texts.json");
    writeFileSync(file, typeof given === "string" ? given : JSON.stringify(given ?? {}));
    return configureBuild(dist, join(folder, "stage.json"), {
      ...options,
      ...(given !== undefined && { texts: file }),
    });
  }

  const mistakes = (given: unknown) => messageOf(() => configure(given));

  /** Every file of the build with its content. */
  function files(): Record<string, string> {
    const names = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "texts-as-built.br")
      .map(({ parentPath, name }) => join(parentPath, name));
    return Object.fromEntries(names.map((name) => [name, readFileSync(name, "latin1")]));
  }

  return {
    configure,
    files,
    frenchPage,
    inDist: (name: string) => join(dist, name),
    inFolder: (name: string) => join(folder, name),
    mistakes,
    read,
  };
}

function messageOf(work: () => unknown): string {
  try {
    work();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}
