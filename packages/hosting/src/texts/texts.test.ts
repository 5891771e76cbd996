import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { defaultConfiguration, markedTexts, withoutMarks } from "@waymark/core/build";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureBuild } from "../configure/configure-build.ts";
import { configureCommand } from "../configure/configure-command.ts";
import { contentVersion } from "../files/cache-control.ts";
import { writeCompressedCopies } from "../files/encodings.ts";
import { readPageSources } from "../headers/page-sources.ts";
import { writeAsBuilt } from "./as-built.ts";
import { linesOf, ROOM_PX, textWidth } from "./text-width.ts";

const english = {
  "signIn.title": "Sign in",
  "page.noScript": "Please [get help](help).",
  greeting: "Hello {{name}}",
  "help.whom": "Ask:\n- **Students:** a teacher.\n- See our [help](help).",
  found_one: "{{count}} school",
  found_other: "{{count}} schools",
  "server.CLOSED": "Your school is closed.",
  "region.consent": "I agree",
};
const french = {
  ...english,
  "signIn.title": "Connexion",
  greeting: "Bonjour {{name}}",
  "server.CLOSED": "Votre école est fermée.",
};
const texts = {
  "en-CA": english,
  "fr-CA": french,
  "legal/en-CA": { terms: "Terms of {{product}}" },
  "legal/fr-CA": { terms: "## Un\n\nConditions de {{product}}" },
};

const served = (name: keyof typeof texts) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts[name]).filter(([key]) => !key.startsWith("page."))),
  );
const urlOf = (name: keyof typeof texts) =>
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
<link rel="preload" as="fetch" href="/assets/${urlOf(language)}"><script type="module" src="/assets/index-AAAAAAAA.js" data-messages="/assets/page-message-BBBBBBBB.js"></script>
<script>inline()</script><script type="application/json" id="portal-config">${JSON.stringify(defaultConfiguration)}</script></head>
<body><noscript><p>${(own["page.noScript"] ?? "").replace("[get help](help)", `<a data-link="help" href="/h">get help</a>`)}</p></noscript>
<div id="portal"><h1 title="${own["signIn.title"]}">${own["signIn.title"]}</h1><p class="hello">${(own["greeting"] ?? "").replaceAll("{{name}}", "Zoé &amp; Léa")}</p>
<p><span>${ask}</span></p><ul class="wm-bullets"><li>${students.replace(/\*\*(.*)\*\*(.*)$/u, "<strong>$1</strong><span>$2</span>")}</li><li><span>${see.replace(/\[help\]\(help\)/u, `</span><a href="/h" data-link="help">help</a><span>`)}</span></li></ul><p>Behind</p>
<div>${language === "fr-CA" ? terms.replace(/## (.*)\n\n(.*)$/u, "<h2>$1</h2><p><span>$2</span></p>") : `<p><span>${terms}</span></p>`}</div></div></body></html>`;
}

const messages = `<template><p>${markedTexts("fr-CA", french)["greeting"]}</p></template>`;
const scripts = {
  "index-AAAAAAAA.js": `import("./screen-CCCCCCCC.js"); urls("${urlOf("en-CA")}", "${urlOf("fr-CA")}", "${urlOf("legal/fr-CA")}")`,
  "screen-CCCCCCCC.js": `import { a } from "./index-AAAAAAAA.js"`,
  "other-DDDDDDDD.js": "b()",
  "page-message-BBBBBBBB.js": `load("messages-EEEEEEEE.txt")`,
};

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-texts-"));
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
  writeAsBuilt(dist, { texts, marked });
  writeFileSync(join(folder, "stage.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(dist, name), "utf8");
const frenchPage = () => read("pages/root.fr-CA.html");
const scriptOf = (page: string) => /src="\/(assets\/index-[\w-]+\.js)"/u.exec(page)?.[1] ?? "";

/** Merges texts into the build; none takes them back. */
function configure(given?: unknown) {
  const file = join(folder, "texts.json");
  writeFileSync(file, typeof given === "string" ? given : JSON.stringify(given ?? {}));
  return configureBuild(
    dist,
    join(folder, "stage.json"),
    given === undefined ? {} : { texts: file },
  );
}

const mistakes = (given: unknown) => {
  try {
    configure(given);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

/** Every file of the build with its content. */
function files(): Record<string, string> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "texts-as-built.br")
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(name, "latin1")]));
}

describe("texts over a finished build", () => {
  it("[QO-7] [QR-4] are in pages, titles, attributes, dictionaries and messages, with the values that the page has", () => {
    configure({
      "fr-CA": { "signIn.title": "Ouvrez “votre” session", greeting: "Salut {{name}} & bienvenue" },
    });
    const page = frenchPage();
    expect(page).toContain("<title>Ouvrez “votre” session – Waymark</title>");
    expect(page).toContain(`<h1 title="Ouvrez “votre” session">Ouvrez “votre” session</h1>`);
    expect(page).toContain(`<p class="hello">Salut Zoé &amp; Léa &amp; bienvenue</p>`);
    expect(read("index.html")).toContain('<h1 title="Sign in">');
    const dictionary = read("assets/translations/fr-CA.json");
    expect(JSON.parse(dictionary)["signIn.title"]).toBe("Ouvrez “votre” session");
    expect(page).toContain(`translations/fr-CA.json?v=${contentVersion(dictionary)}`);
    const message = readdirSync(join(dist, "assets")).find((name) =>
      /^messages-(?!E{8}).*txt$/u.test(name),
    );
    expect(read(`assets/${message}`)).toBe(
      "<template><p>Salut {{name}} &amp; bienvenue</p></template>",
    );
  });

  it("[QO-7] give changed scripts other names, also those that import each other, and compressed copies", () => {
    configure({ "fr-CA": { "signIn.title": "Entrez" } });
    const script = scriptOf(frenchPage());
    expect(script).toMatch(/^assets\/index-[\da-f]{8}\.js$/u);
    expect(scriptOf(read("index.html"))).toBe(script);
    const screen = /screen-[\w-]+\.js/u.exec(read(script))?.[0] ?? "";
    expect(screen).not.toBe("screen-CCCCCCCC.js");
    expect(read(`assets/${screen}`)).toContain(script.replace("assets/", "./"));
    expect(read(script)).not.toContain(urlOf("fr-CA"));
    expect(read(script)).toContain(urlOf("en-CA"));
    for (const name of [script, "pages/root.fr-CA.html", "assets/translations/fr-CA.json"]) {
      expect(brotliDecompressSync(readFileSync(join(dist, `${name}.br`))).toString()).toBe(
        read(name),
      );
      expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).toString()).toBe(read(name));
    }
    // Pages that are open load the rest of the old ones.
    expect(read("assets/index-AAAAAAAA.js")).toBe(scripts["index-AAAAAAAA.js"]);
    expect(readdirSync(join(dist, "assets")).filter((name) => name.startsWith("other-"))).toEqual([
      "other-DDDDDDDD.js",
    ]);
  });

  it("[QO-7] [QH-1] leave the hashes of a page's policy as they are", () => {
    configure();
    const before = readPageSources(frenchPage());
    configure({ "fr-CA": { "signIn.title": "Entrez" } });
    expect(readPageSources(frenchPage())).toEqual(before);
    expect(frenchPage()).toContain("Content-Security-Policy");
  });

  it("[QO-7] keep the shape of a text: paragraphs, lists, strong parts and links", () => {
    configure({
      "fr-CA": {
        "help.whom": "Demandez :\n- Notre [aide](help)\n\nOu **ici**.",
        "page.noScript": "[Aide](help)?",
      },
      legal: { "fr-CA": { terms: "Bref, pour {{product}}.\n\n## Deux\n- a" } },
    });
    const page = frenchPage();
    expect(page).toMatch(
      /<p><span>Demandez\u00A0:<\/span><\/p><ul class="wm-bullets"><li><span>Notre <\/span><a href="\/site\/fr-ca\/help" data-link="help">aide<\/a><\/li><\/ul><p><span>Ou <\/span><strong>ici<\/strong><span>\.<\/span><\/p><p>Behind<\/p>/u,
    );
    expect(page).toContain(
      `<div><p><span>Bref, pour Waymark.</span></p><h2>Deux</h2><ul class="wm-bullets"><li><span>a</span></li></ul></div>`,
    );
    expect(page).toContain(
      `<noscript><p><a data-link="help" href="/site/fr-ca/help">Aide</a>?</p></noscript>`,
    );
  });

  it("[QO-7] are taken back by the same command without them, to the last byte", () => {
    configure();
    const before = files();
    configure({
      "fr-CA": { "signIn.title": "Entrez" },
      legal: { "en-CA": { terms: "{{product}}" } },
    });
    expect(files()).not.toEqual(before);
    configure();
    expect(frenchPage()).toContain("Connexion");
    configure();
    expect(files()).toEqual(before);
  });

  it("[QO-7] [QX-5] keep the scripts of the texts before, for pages that are open, and no older ones", () => {
    const replaced = ["Un", "Deux", "Trois"].map((title) => {
      configure({ "fr-CA": { "signIn.title": title } });
      return scriptOf(frenchPage()).replace("assets/", "");
    });
    const there = readdirSync(join(dist, "assets")).filter((name) => /^index.*js$/u.test(name));
    expect(there.toSorted()).toEqual(["index-AAAAAAAA.js", ...replaced.slice(1)].toSorted());
  });

  it("[QR-4] include those of a region and of its server's keys, also a new one", () => {
    configure({
      "fr-CA": {
        "region.consent": "J’accepte",
        "server.CLOSED": "Fermé.",
        "server.MOVED": "Déménagé.",
      },
    });
    expect(JSON.parse(read("assets/translations/fr-CA.json"))).toMatchObject({
      "region.consent": "J’accepte",
      "server.CLOSED": "Fermé.",
      "server.MOVED": "Déménagé.",
    });
  });
});

describe("a file of texts with mistakes is refused, and nothing is written:", () => {
  it.each<[string, unknown, string]>([
    [
      "a key that is gone",
      { "fr-CA": { "signIn.titel": "x" } },
      "fr-CA: signIn.titel is no known key; did you mean signIn.title?",
    ],
    [
      "a placeholder that does not exist",
      { "fr-CA": { greeting: "Salut {{nom}}" } },
      "greeting lacks {{name}}",
    ],
    [
      "a placeholder too many",
      { "fr-CA": { "signIn.title": "{{nom}}" } },
      "signIn.title has no use for {{nom}}",
    ],
    [
      "a plural form without its placeholder",
      { "fr-CA": { found_many: "écoles" } },
      "found_many lacks {{count}}",
    ],
    ["an empty text", { "fr-CA": { "signIn.title": "" } }, "signIn.title is no text"],
    ["a number", { "fr-CA": { "signIn.title": 3 } }, "signIn.title is no text"],
    [
      "a script's end",
      { "fr-CA": { "signIn.title": "a</script><b>" } },
      "has </script>, which would be shown as it is",
    ],
    ["an entity", { "fr-CA": { "signIn.title": "a&nbsp;b" } }, "has &nbsp;, which would be shown"],
    [
      "a text that turns its direction",
      { "fr-CA": { "signIn.title": "a\u202Eb" } },
      "has an invisible character",
    ],
    [
      "a mark of the build",
      { "fr-CA": { "signIn.title": "a\uE000b" } },
      "has a character that no font knows",
    ],
    [
      "a shape where there is none",
      { "fr-CA": { "signIn.title": "**a**" } },
      "has lines, ** or links, which would be shown",
    ],
    [
      "a link that leads nowhere",
      { "fr-CA": { "help.whom": "[a](evil)" } },
      "has a link (evil) that leads nowhere; there is help",
    ],
    [
      "a word that is too wide for a phone",
      { "fr-CA": { "signIn.title": "Authentifizierungsverfahrensstelle" } },
      "has the word “Authentifizierungsverfahrensstelle”: about 276px, and 248 fit",
    ],
    [
      "a language that is none",
      { "fr-CH": { "signIn.title": "a" } },
      "fr-CH is no language of the portal; did you mean fr-CA?",
    ],
    ["a list", [], `the file should be { "fr-CA": { … } }`],
    ["a language without keys", { "fr-CA": "a" }, `fr-CA should be { "key": "text" }`],
    ["half a file", '{ "fr-CA": {', "is not JSON"],
  ])("[QO-7] %s", (_, given, words) => {
    const before = files();
    expect(mistakes(given)).toContain(words);
    expect(files()).toEqual(before);
  });

  it("[QO-7] names all of them at once", () => {
    const given = { "fr-CA": { a: "x", "signIn.title": "<b>" }, "en-CA": { b: "x" } };
    expect(mistakes(given).split("\n")).toHaveLength(4);
  });

  it("[QO-7] a build of before has no other texts, and is configured as ever", () => {
    rmSync(join(dist, "texts-as-built.br"));
    expect(mistakes({ "fr-CA": { "signIn.title": "Entrez" } })).toContain("Build it again");
    expect(configure().pages).toHaveLength(3);
  });
});

describe("what is no mistake is noted:", () => {
  it("[QO-7] a text in one language of two, and one that is longer than before on a phone", () => {
    const { notes, texts: count } = configure({
      "fr-CA": {
        "signIn.title":
          "Ouvrez ici, sans attendre, la session de votre compte de l’école ou du centre",
      },
      "en-CA": { greeting: "Hi {{name}}" },
    });
    expect(count).toBe(2);
    expect(notes).toEqual([
      "greeting: changed in en-CA, and as in the build in fr-CA.",
      "signIn.title: changed in fr-CA, and as in the build in en-CA.",
      "fr-CA: signIn.title takes about 3 lines in a window of 320px, and 1 in the build.",
    ]);
  });

  it("[QO-7] French gets its no-break spaces, and a text as in the build counts for nothing", () => {
    const { texts: count } = configure({
      "fr-CA": { "signIn.title": "Entrez : « ici » !", greeting: "Bonjour {{name}}" },
    });
    expect(count).toBe(1);
    expect(frenchPage()).toContain("Entrez\u00A0: «\u00A0ici\u00A0»!");
  });

  it("[QO-7] the command says how many texts are other ones", () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    vi.spyOn(console, "warn").mockReturnValue();
    writeFileSync(join(folder, "texts.json"), `{ "fr-CA": { "signIn.title": "Entrez" } }`);
    const args = [dist, join(folder, "stage.json"), "--texts", join(folder, "texts.json")];
    configureCommand().parse(args, { from: "user" });
    expect(log.mock.calls.flat().join("\n")).toContain("1 texts are those of");
    vi.restoreAllMocks();
  });
});

describe("the width of a text", () => {
  it("[QO-7] is counted in glyphs of a wide font, and in lines of a small phone", () => {
    expect(textWidth("iiii")).toBeLessThan(textWidth("mmmm"));
    expect(textWidth("Connexion")).toBeGreaterThan(60);
    expect(linesOf("Connexion")).toBe(1);
    expect(linesOf("mot ".repeat(30))).toBeGreaterThan(3);
    expect(textWidth("m".repeat(16))).toBeLessThan(ROOM_PX + 20);
  });
});
