import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { beforeEach, describe, expect, it } from "vitest";
import { checkDictionaries } from "./check-dictionaries.ts";
import { changeText, recordOriginals, textChanges } from "./originals.ts";

let app: string;
beforeEach(() => {
  app = testFolder();
});

const write = (path: string, texts: Readonly<Record<string, string>>) =>
  writeFiles(app, { [path]: JSON.stringify(texts) });
const read = (path: string) => JSON.parse(readFileSync(join(app, path), "utf8")) as unknown;

describe("the originals of replaced texts", () => {
  it("[QR-3] are written down as the portal has them, and no others", () => {
    write("translations/fr-CA.json", { "signIn.title": "Bienvenue", "region.about": "Nous" });
    write("translations/legal/en-CA.json", { terms: "Ours." });
    expect(recordOriginals(app)).toEqual(["originals/fr-CA.json", "originals/legal/en-CA.json"]);
    expect(read("originals/fr-CA.json")).toEqual({ "signIn.title": "Connexion" });
    expect(recordOriginals(app)).toEqual([]);
    expect(textChanges(app)).toEqual([]);
  });

  it("[QR-3] are not written where nothing is replaced", () => {
    write("translations/fr-CA.json", { "region.about": "Nous" });
    expect(recordOriginals(app)).toEqual([]);
    expect(existsSync(join(app, "originals"))).toBe(false);
  });

  it("[QR-3] that have changed are named with both versions, until they are accepted", () => {
    write("translations/fr-CA.json", { "signIn.title": "Bienvenue" });
    write("originals/fr-CA.json", { "signIn.title": "Ouverture de session" });
    const [change] = textChanges(app);
    expect(change && changeText(change)).toBe(
      "translations/fr-CA.json: signIn.title replaces a text that has changed: it was “Ouverture de session”, now “Connexion”. Yours is “Bienvenue”.",
    );
    recordOriginals(app);
    expect(textChanges(app)).toHaveLength(1);
    recordOriginals(app, { accept: true });
    expect(textChanges(app)).toEqual([]);
  });

  it("[QR-3] [QR-4] of a sign-in variant's texts are written down and compared, too", () => {
    const texts = { "signIn.title": { "en-CA": "North", "fr-CA": "Nord" } };
    const rows = JSON.stringify(["default", { name: "north", path: "/north", texts }]);
    mkdirSync(join(app, "src"));
    writeFileSync(join(app, "package.json"), '{ "type": "module" }');
    writeFileSync(join(app, "src/variants.ts"), `export const variants = ${rows};`);
    expect(recordOriginals(app)).toEqual(["originals/en-CA.json", "originals/fr-CA.json"]);
    expect(read("originals/fr-CA.json")).toEqual({ "signIn.title_north": "Connexion" });
    write("originals/fr-CA.json", { "signIn.title_north": "Ouverture de session" });
    expect(textChanges(app)).toEqual([
      {
        file: "src/variants.ts",
        key: "signIn.title of north in fr-CA",
        own: "Nord",
        was: "Ouverture de session",
        is: "Connexion",
      },
    ]);
  });

  it("[QR-3] that have gone stop the build with what they said", () => {
    write("translations/en-CA.json", { "signIn.greeting": "Hello there" });
    write("originals/en-CA.json", { "signIn.greeting": "Hello" });
    expect(() => checkDictionaries(app)).toThrow(
      "translations/en-CA.json: signIn.greeting is gone. The portal’s text was “Hello”; remove yours.",
    );
  });

  it("[QR-3] of a text that is replaced no more are forgotten", () => {
    write("translations/fr-CA.json", {});
    write("originals/fr-CA.json", { "signIn.title": "Connexion" });
    expect(recordOriginals(app)).toEqual(["originals/fr-CA.json"]);
    expect(read("originals/fr-CA.json")).toEqual({});
  });

  it("[QR-3] of a plural form that the portal lacks are its other form", () => {
    write("translations/fr-CA.json", { "ways.found_few": "{{count}} écoles" });
    recordOriginals(app);
    expect(read("originals/fr-CA.json")).toEqual({
      "ways.found_few": expect.stringContaining("{{count}}") as string,
    });
  });

  it.each([
    "apps/florida",
    "apps/sdmylife",
    "packages/create-region/examples/bayou",
    "packages/create-region/examples/ministry",
  ])("[QR-3] are today's in %s", (path) => {
    const root = fileURLToPath(new URL(`../../../../${path}/`, import.meta.url));
    expect(textChanges(root).map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});
