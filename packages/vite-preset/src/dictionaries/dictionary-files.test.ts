import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dictionaries } from "./dictionaries.ts";
import { checkDictionaries, textsOf, urlOf } from "./dictionary-files.ts";

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), "waymark-app-"));
  mkdirSync(join(app, "translations"));
});
afterEach(() => rmSync(app, { recursive: true }));

const say = (text: string) => writeFileSync(join(app, "translations/fr-CA.json"), text);
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
    expect(urlOf(french, app)).toMatch(/^\/assets\/translations\/fr-CA\.json\?v=[0-9a-f]{8}$/u);
  });

  it.each([
    ['{ "signIn.titel": "Bienvenue" }', "translations/fr-CA.json: signIn.titel is no known key"],
    ['{ "parent.body": "Introuvable" }', "parent.body lacks {{productName}}"],
    ['{ "signIn.title": "" }', "signIn.title is no text"],
    [
      '{ "signIn.title": "Bienvenue", }',
      "fr-CA.json is not JSON: Expected double-quoted property name",
    ],
    ['{ "signIn.title": "Bien', "translations/fr-CA.json is not JSON: Unterminated string"],
  ])("[LN-5] stop the build for %s", (text, fault) => {
    say(text);
    expect(() => checkDictionaries(app)).toThrow(fault);
  });

  it.each(["fr.json", "legal/fr.json", "en-US.json"])("[LN-5] stop the build for %s", (name) => {
    mkdirSync(join(app, "translations/legal"));
    writeFileSync(join(app, "translations", name), "{}");
    expect(() => checkDictionaries(app)).toThrow(
      new RegExp(`^Nothing reads translations/${name}. The names are .*legal/fr-CA.json`, "u"),
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
      await expect(load()).rejects.toThrow("signIn.titel is no known key");
    } finally {
      await server.close();
    }
  });
});
