import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contentVersion } from "../files/cache-control.ts";
import { readPageSources } from "../headers/page-sources.ts";
import { buildWithTexts, scriptOf, scripts, urlOf } from "../testing/build-with-texts.ts";

const { configure, files, frenchPage, inDist, read } = buildWithTexts();

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
    const message = readdirSync(inDist("assets")).find((name) =>
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
      expect(brotliDecompressSync(readFileSync(inDist(`${name}.br`))).toString()).toBe(read(name));
      expect(gunzipSync(readFileSync(inDist(`${name}.gz`))).toString()).toBe(read(name));
    }
    // Pages that are open load the rest of the old ones.
    expect(read("assets/index-AAAAAAAA.js")).toBe(scripts["index-AAAAAAAA.js"]);
    expect(readdirSync(inDist("assets")).filter((name) => name.startsWith("other-"))).toEqual([
      "other-DDDDDDDD.js",
    ]);
  });

  it("[QO-7] are in every copy: no file that a page leads to has the text before, compressed or not", () => {
    configure({ "fr-CA": { "signIn.title": "Entrez", "outdated.title": "Appareil d’hier" } });
    const reached = new Set<string>();
    const walk = (name: string) => {
      if (reached.has(name)) return;
      reached.add(name);
      for (const [, next = ""] of read(name).matchAll(/([\w-]+-[\w-]{8}\.(?:js|txt))/gu)) {
        if (existsSync(inDist(`assets/${next}`))) walk(`assets/${next}`);
      }
    };
    walk("pages/root.fr-CA.html");
    const all = [...reached, "assets/translations/fr-CA.json"];
    expect(all.filter((name) => /fr-CA-|outdated-browser-/u.test(name))).toHaveLength(2);
    const contents = all.flatMap((name) => [
      read(name),
      ...(existsSync(inDist(`${name}.br`))
        ? [brotliDecompressSync(readFileSync(inDist(`${name}.br`))).toString()]
        : []),
    ]);
    for (const old of ["Connexion", "Trop ancien"])
      expect(contents.filter((content) => content.includes(old))).toEqual([]);
    expect(contents.filter((content) => content.includes("Entrez")).length).toBeGreaterThan(2);
    expect(contents.join("")).toContain("Appareil d’hier");
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
    const there = readdirSync(inDist("assets")).filter((name) => /^index.*js$/u.test(name));
    expect(there.toSorted()).toEqual(["index-AAAAAAAA.js", ...replaced.slice(1)].toSorted());
  });

  it.each([
    ["without others between", ["Un", undefined, "Un"]],
    ["after other ones", ["Un", "Deux", "Un"]],
    ["at once", ["Un", "Un"]],
  ])("[QO-7] [QX-5] come back %s, with every script that a page leads to", (_, titles) => {
    for (const title of titles)
      configure(title === undefined ? {} : { "fr-CA": { "signIn.title": title } });
    const walked = new Set([scriptOf(frenchPage())]);
    for (const name of walked) {
      expect(existsSync(inDist(name))).toBe(true);
      for (const [, next] of read(name).matchAll(/"\.\/([\w-]+\.js)"/gu))
        walked.add(`assets/${next}`);
    }
    expect(walked.size).toBeGreaterThan(2);
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
