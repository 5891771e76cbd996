import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { createServer } from "vite";
import { beforeEach, describe, expect, it } from "vitest";
import { dictionaries } from "./dictionaries.ts";
import { checkDictionaries } from "./check-dictionaries.ts";
import { textsOf, urlOf } from "./dictionary-files.ts";

let app: string;
beforeEach(() => {
  app = testFolder();
  mkdirSync(join(app, "translations"));
});

const say = (text: string, code = "fr-CA") =>
  writeFileSync(join(app, `translations/${code}.json`), text);
const french = { name: "portal", code: "fr-CA" } as const;

describe("an app's dictionaries", () => {
  it("[LN-5] are core's where the app says nothing, and agree", () => {
    expect(() => checkDictionaries(app)).not.toThrow();
    expect(textsOf(french, app)["signIn.title"]).toBe("Connexion");
  });

  it("[API-19] take the app's own texts key by key, and another url with them", () => {
    const before = urlOf(french, app);
    say('{ "signIn.title": "Bienvenue" }');
    expect(() => checkDictionaries(app)).not.toThrow();
    expect(textsOf(french, app)).toMatchObject({
      "signIn.title": "Bienvenue",
      "signIn.submit": "Se connecter",
    });
    expect(urlOf(french, app)).not.toBe(before);
    expect(urlOf(french, app)).toMatch(/^translations\/fr-CA\.json\?v=[0-9a-f]{8}$/u);
  });

  it("[RE-1] hints at the keys of own texts only where a key is unknown", () => {
    const hint = "Keys of your own texts begin with region.";
    say('{ "parent.body": "Introuvable" }');
    expect(() => checkDictionaries(app)).toThrow("parent.body lacks {{productName}}");
    expect(() => checkDictionaries(app)).not.toThrow(hint);
    say('{ "consent": "Oui" }');
    expect(() => checkDictionaries(app)).toThrow(hint);
  });

  it.each([
    ['{ "signIn.titel": "Bienvenue" }', "translations/fr-CA.json: signIn.titel is not a known key"],
    [
      '{ "signIn.titel": "Bienvenue" }',
      "signIn.titel is not a known key; did you mean signIn.title?",
    ],
    ['{ "parent.body": "Introuvable" }', "parent.body lacks {{productName}}"],
    ['{ "signIn.title": "" }', "signIn.title is not a text"],
    [
      '{ "signIn.title": "Bienvenue", }',
      "fr-CA.json is not JSON: Expected double-quoted property name",
    ],
    ['["Bienvenue"]', "translations/fr-CA.json is not an object of texts by their keys"],
    ["[]", "translations/fr-CA.json is not an object of texts by their keys"],
    ["null", "translations/fr-CA.json is not an object of texts by their keys"],
    ['{ "signIn.title": "Bien', "translations/fr-CA.json is not JSON: Unterminated string"],
  ])("[LN-5] stop the build for %s", (text, fault) => {
    say(text);
    expect(() => checkDictionaries(app)).toThrow(fault);
  });

  it("[LN-5] get the no-break spaces of French, which a keyboard does not have", () => {
    say('{ "region.hours": "Open?" }', "en-CA");
    say('{ "region.hours": "Ouvert ? De 8 h à 16 h", "signIn.title": "Portail : connexion" }');
    expect(() => checkDictionaries(app)).not.toThrow();
    expect(textsOf(french, app)).toMatchObject({
      "region.hours": "Ouvert? De 8\u00A0h à 16\u00A0h",
      "signIn.title": "Portail\u00A0: connexion",
    });
  });

  it("[LN-5] may have terms that do not name the product", () => {
    mkdirSync(join(app, "translations/legal"));
    writeFileSync(join(app, "translations/legal/en-CA.json"), '{ "terms": "Our terms." }');
    expect(() => checkDictionaries(app)).not.toThrow();
  });

  it.each(["fr.json", "legal/fr.json", "en-US.json"])("[LN-5] stop the build for %s", (name) => {
    mkdirSync(join(app, "translations/legal"));
    writeFileSync(join(app, "translations", name), "{}");
    expect(() => checkDictionaries(app)).toThrow(
      new RegExp(`^Nothing reads translations/${name}. The names are .*legal/fr-CA.json`, "u"),
    );
  });

  it("[LN-5] of a language that the region does not list say where to list it", () => {
    mkdirSync(join(app, "translations/legal"));
    for (const name of ["es-US", "legal/es-US", "fr"])
      writeFileSync(join(app, `translations/${name}.json`), "{}");
    expect(() => checkDictionaries(app)).toThrow(/\. List es-US in src\/languages\.ts\.$/u);
  });
});

describe("a region's own texts", () => {
  it("[QR-4] are served in each language; one English does for both", () => {
    say('{ "region.consent": "I agree" }', "en-CA");
    say('{ "region.consent": "J’accepte" }');
    expect(() => checkDictionaries(app)).not.toThrow();
    const texts = (["en-CA", "en-GB", "fr-CA"] as const).map(
      (code) => textsOf({ name: "portal", code }, app)["region.consent"],
    );
    expect(texts).toEqual(["I agree", "I agree", "J’accepte"]);
    say('{ "region.consent": "I agree, then" }', "en-GB");
    expect(textsOf({ name: "portal", code: "en-GB" }, app)).toMatchObject({
      "region.consent": "I agree, then",
    });
  });

  it.each([
    ["{}", "translations/fr-CA.json: region.consent is missing; en-CA has it"],
    ['{ "region.consent": "{{n}}" }', "fr-CA.json: region.consent has no use for {{n}}"],
    ['{ "regoin.consent": "Oui" }', "regoin.consent is not a known key"],
    ['{ "regoin.consent": "Oui" }', "Keys of your own texts begin with region., as in"],
  ])("[QR-4] stop the build for %s", (text, fault) => {
    say('{ "region.consent": "I agree" }', "en-CA");
    say(text);
    expect(() => checkDictionaries(app)).toThrow(fault);
  });

  it.each([
    ["{}", "fr-CA.json: server.SUSPENDED is missing; en-CA has it"],
    ['{ "server.GENERIC_ERROR": "Non." }', "fr-CA.json: server.GENERIC_ERROR has words for one"],
    ['{ "server.TROUBLE_TOO_MANY_MINUTES": "Non." }', "replace the text of TROUBLE_TOO_MANY_M"],
    ['{ "server.SUSPENDED": "{{n}} écoles" }', "server.SUSPENDED has a placeholder, and a server"],
    ['{ "server.a b": "Non." }', "server.a b is not a key that a server names"],
    [`{ "server.SUSPENDED": "${"É".repeat(111)}" }`, "has 111 characters; 110 leave the fields"],
  ])("[QR-4] [QE-6] words for a server's key stop the build for %s", (text, fault) => {
    say('{ "server.SUSPENDED": "Your school is closed." }', "en-CA");
    say('{ "server.SUSPENDED": "Votre école est fermée." }');
    expect(() => checkDictionaries(app)).not.toThrow();
    say(text);
    expect(() => checkDictionaries(app)).toThrow(fault);
  });

  it("[QR-4] need no French in the UK, and have no place in the legal texts", () => {
    say('{ "region.consent": "I agree" }', "en-GB");
    expect(() => checkDictionaries(app)).toThrow("fr-CA.json: region.consent is missing");
    writeFileSync(join(app, "index.html"), '<html lang="en-GB">');
    expect(() => checkDictionaries(app)).not.toThrow();
    mkdirSync(join(app, "translations/legal"));
    say('{ "region.consent": "I agree" }', "legal/en-GB");
    expect(() => checkDictionaries(app)).toThrow(
      "legal/en-GB.json: region.consent is not a known key",
    );
  });
});

describe("in development", () => {
  it("[LN-5] the app has its own texts, and says what is wrong with them as they change", async () => {
    const server = await createServer({
      root: app,
      configFile: false,
      logLevel: "silent",
      plugins: [dictionaries()],
      server: { middlewareMode: true, ws: false, watch: null },
    });
    const load = async () => {
      server.moduleGraph.invalidateAll();
      return decodeURIComponent(
        (await server.transformRequest("virtual:waymark/dictionaries"))?.code ?? "",
      );
    };
    try {
      say('{ "signIn.title": "Bienvenue" }');
      expect(await load()).toContain('"signIn.title":"Bienvenue"');
      say('{ "signIn.titel": "Bienvenue" }');
      await expect(load()).rejects.toThrow("signIn.titel is not a known key");
    } finally {
      await server.close();
    }
  });
});
