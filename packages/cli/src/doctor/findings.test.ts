import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { french, regionFolder, SECURITY_TEXT, signInPage } from "../testing/region-folder.ts";

let region: Awaited<ReturnType<typeof regionFolder>>;

beforeEach(async () => {
  region = await regionFolder();
});

describe("findings of doctor", () => {
  it.each([
    [`["en-US", "fr-CA"]`, ['en-US speaks first, and index.html has <html lang="en-CA">: .*']],
    [`["en-CA", "en-US"]`, ["lang=en cannot tell en-CA and en-US apart: .*"]],
    [`["en-CA", "es-ES"]`, ["es-ES is not a language of the portal. .*"]],
    [`"fr-CA"`, ["It has to export a list: .*"]],
    [`["en-CA", "fr-CA"]`, []],
  ])("[QR-4] are the faults of the list of languages alone: %s", async (list, problems) => {
    region.put("src/languages.ts", `export const languages = ${list};`);
    const lines = problems.map((each) => new RegExp(`^src/languages\\.ts: ${each}$`, "u"));
    expect(await region.found()).toEqual(lines.map((line) => expect.stringMatching(line)));
  });

  it.each<[name: string, plant: () => void, found: RegExp]>([
    [
      "a file of texts that nothing reads",
      () => region.put("translations/en-US.json", { "signIn.title": "Welcome" }),
      /^translations\/en-US\.json: Nothing reads it\. The names are en-CA\.json, .* List en-US in src\/languages\.ts\.$/u,
    ],
    [
      "a second React",
      () => region.copied("react", "18.3.1"),
      /^react: It is installed more than once: .*18\.3\.1 for the region/u,
    ],
    [
      "another router beside the portal's",
      () => {
        region.put("package.json", {
          dependencies: { "@waymark/core": "*", "react-router": "7.0.0" },
        });
        region.put("node_modules/react-router/package.json", {
          name: "react-router",
          version: "7.0.0",
          exports: { "./package.json": "./package.json" },
        });
      },
      /^react-router: It is installed more than once: .*7\.0\.0 for the region/u,
    ],
    [
      "mixed versions",
      () => region.copied("@waymark/branding", "0.9.0"),
      /^@waymark packages: .*different versions: .*branding 0\.9\.0/u,
    ],
    [
      "a preset that is missing",
      () => rmSync(join(region.root, "node_modules/@waymark/vite-preset")),
      /^@waymark\/vite-preset: It is not installed/u,
    ],
    [
      "sample terms",
      () => region.put("translations/legal/fr-CA.json", { privacy: "À nous." }),
      /^translations\/legal\/fr-CA.json: .*sample as terms\./u,
    ],
    [
      "a sign-in variant by an unknown call",
      () =>
        region.put(
          "src/variants.ts",
          `export const variants = [{ name: "north", path: "/north", login: "loginSD" }];`,
        ),
      /^src\/variants\.ts: north signs in by loginSD, .*; did you mean loginSd\? .*login, loginSd\.$/u,
    ],
    [
      "an example link",
      () => region.put("dist/index.html", signInPage("https://www.waymark.example/help")),
      /^links.en-CA: .*help \(https:\/\/www.waymark.example/u,
    ],
    [
      "a security.txt that is out of date",
      () =>
        region.put(
          SECURITY_TEXT,
          "Contact: https://prairie.ca/report\nExpires: 2020-01-01T00:00:00Z\n",
        ),
      /security\.txt: It has been out of date since 2020-01-01T00:00:00Z\.$/u,
    ],
    [
      "a security.txt without a date",
      () => region.put(SECURITY_TEXT, "Contact: mailto:security@prairie.ca\nExpires: soon\n"),
      /security\.txt: Its Expires is not a date: "soon"\.$/u,
    ],
    [
      "a security.txt without a contact",
      () =>
        region.put(
          SECURITY_TEXT,
          "# Contact: us\nContact: security@prairie.ca\nExpires: 9999-01-01T00:00:00Z",
        ),
      /security\.txt: It has no Contact with an https, mailto or tel address\.$/u,
    ],
    [
      "no build",
      () => rmSync(join(region.root, "dist"), { recursive: true }),
      /^dist: There is no build/u,
    ],
    [
      "a header without the other language",
      () => region.put("dist/index.html", signInPage().replace("hreflang", "data-x")),
      /^header: The sign-in page leads to no other language/u,
    ],
    [
      "an unknown colour",
      () => region.put("src/theme.css", ":root { --wm-pagee: #fff }"),
      /^src\/theme.css: unknown token --wm-pagee; did you mean --wm-page\?/u,
    ],
    [
      "no colours",
      () => rmSync(join(region.root, "src/theme.css")),
      /^src\/theme.css: the file is missing/u,
    ],
    [
      "an unknown key",
      () => region.put("translations/fr-CA.json", { "signIn.titel": "Salut" }),
      /^translations\/fr-CA.json: signIn.titel is not a known key; did you mean signIn.title\?/u,
    ],
    [
      "a text without its placeholder",
      () => region.put("translations/fr-CA.json", { "parent.body": "Introuvable" }),
      /parent.body lacks \{\{productName\}\}/u,
    ],
    [
      "an outdated text",
      () => {
        region.put("translations/fr-CA.json", { "signIn.title": "Salut" });
        region.put("originals/fr-CA.json", { "signIn.title": "Bonjour" });
      },
      /signIn.title is outdated: the portal’s text was “Bonjour”, and is now “Connexion”. Yours is “Salut”/u,
    ],
    [
      "a replaced text whose original is not on record, as where only CI builds",
      () =>
        region.put("translations/fr-CA.json", {
          "signIn.title": "Salut",
          "signIn.submit": "Entrer",
        }),
      /^originals\/fr-CA.json: It lacks signIn.title, signIn.submit, /u,
    ],
    [
      "a whole language that is not on record, by its first texts",
      () => region.put("translations/fr-CA.json", { ...french, "signIn.title": "Salut" }),
      /^originals\/fr-CA.json: It lacks REQUIRED(?:, [\w.]+){9}, and \d+ more, so that /u,
    ],
    [
      "a text that is gone",
      () => {
        region.put("translations/fr-CA.json", { "signIn.hello": "Salut" });
        region.put("originals/fr-CA.json", { "signIn.hello": "Bonjour" });
      },
      /signIn.hello is gone. The portal’s text was “Bonjour”/u,
    ],
  ])("[QR-3] finds %s", async (_, plant, found) => {
    plant();
    const all = await region.found();
    expect(all.filter((line) => found.test(line))).toHaveLength(1);
  });
});
