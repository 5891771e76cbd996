import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acceptTexts, runDoctor } from "./run-doctor.ts";

const workspace = fileURLToPath(new URL("../../../../", import.meta.url));
const linkTo = (path: string) => ({ link: join(workspace, path) });
const NODE = "24.1.0";
const SECURITY_TEXT = "public/.well-known/security.txt";

const french = JSON.parse(
  readFileSync(join(workspace, "packages/core/src/i18n/dictionaries/fr-CA.json"), "utf8"),
) as object;
const theme = readFileSync(join(workspace, "apps/default/src/theme.css"), "utf8");

let root: string;

function put(path: string, content: string | object | { link: string }): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  if (typeof content === "object" && "link" in content) symlinkSync(content.link, join(root, path));
  else
    writeFileSync(
      join(root, path),
      typeof content === "string" ? content : JSON.stringify(content),
    );
}

/** A page as a build leaves it, in which people can change the language. */
const page = (help = "https://prairie.ca/help") =>
  `<html lang="en-CA"><script type="application/json" id="portal-config">${JSON.stringify({
    links: { "en-CA": { help }, "fr-CA": { help: "https://prairie.ca/aide" } },
  })}</script><a hreflang="fr" href="/?lang=fr">Français</a></html>`;

/** A region's folder with everything right. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "waymark-region-"));
  const packages = { "@waymark/core": "*", "@waymark/branding": "*", react: "*", "react-dom": "*" };
  const presets = { "@waymark/vite-preset": "*" };
  put("package.json", { name: "prairie", dependencies: packages, devDependencies: presets });
  for (const name of ["core", "branding", "vite-preset"])
    put(`node_modules/@waymark/${name}`, linkTo(`packages/${name}`));
  for (const name of ["react", "react-dom"])
    put(`node_modules/${name}`, linkTo(`apps/default/node_modules/${name}`));
  put("index.html", '<!doctype html><html lang="en-CA"></html>');
  put("src/region.ts", "export const region = {};");
  put("src/theme.css", theme);
  for (const code of ["en-CA", "fr-CA"])
    put(`translations/legal/${code}.json`, { terms: "Our terms.", privacy: "Our notice." });
  put("dist/index.html", page());
  put("dist/pages/pages.json", []);
  await acceptTexts(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const foundNow = async (node = NODE) =>
  (await runDoctor(root, node)).map(({ address, problem }) => `${address}: ${problem}`);

/** Has a package of the portal installed as a copy, in another version. */
function copied(name: string, version: string): void {
  rmSync(join(root, `node_modules/${name}`));
  put(`node_modules/${name}/package.json`, {
    name,
    version,
    exports: { "./package.json": "./package.json" },
  });
}

describe("doctor", () => {
  it("[QR-3] does not ask a package of the portal for the version that it asks for itself", async () => {
    copied("@waymark/core", "1.1.0");
    const found = (await runDoctor(root, NODE)).find(({ address }) => address === "@waymark/core");
    expect(found?.advice).toBe(
      "Give all @waymark packages one version in package.json, and install again (`npm ls @waymark/core` shows who wants which).",
    );
  });

  it("[QR-3] finds a build that stopped, and judges none of its pages", async () => {
    put("dist/index.html", '<html lang="en-CA"><div id="portal"></div></html>');
    rmSync(join(root, "dist/pages"), { recursive: true });
    expect(await foundNow()).toEqual(["dist: The last build stopped before its pages were there."]);
  });

  it("[QR-3] finds nothing in a region that has everything right", async () => {
    expect(await foundNow()).toEqual([]);
  });

  it("[QR-3] takes a security.txt as RFC 9116 has it", async () => {
    const signed = "-----BEGIN PGP SIGNED MESSAGE-----\r\n\r\n";
    put(
      SECURITY_TEXT,
      `${signed}contact: https://prairie.ca/report\r\nExpires: 9999-01-01T00:00:00Z\r\n`,
    );
    expect(await foundNow()).toEqual([]);
  });

  it.each<[name: string, plant: () => void, found: RegExp]>([
    [
      "a file of texts that nothing reads",
      () => put("translations/en-US.json", { "signIn.title": "Welcome" }),
      /^translations\/en-US\.json: Nothing reads it\. The names are en-CA\.json, /u,
    ],
    [
      "a second React",
      () => copied("react", "18.3.1"),
      /^react: It is installed more than once: .*18\.3\.1 for the region/u,
    ],
    [
      "another router beside the portal's",
      () => {
        put("package.json", { dependencies: { "@waymark/core": "*", "react-router": "7.0.0" } });
        put("node_modules/react-router/package.json", {
          name: "react-router",
          version: "7.0.0",
          exports: { "./package.json": "./package.json" },
        });
      },
      /^react-router: It is installed more than once: .*7\.0\.0 for the region/u,
    ],
    [
      "mixed versions",
      () => copied("@waymark/branding", "0.9.0"),
      /^@waymark packages: .*different versions: .*branding 0\.9\.0/u,
    ],
    [
      "a preset that is missing",
      () => rmSync(join(root, "node_modules/@waymark/vite-preset")),
      /^@waymark\/vite-preset: It is not installed/u,
    ],
    [
      "sample terms",
      () => put("translations/legal/fr-CA.json", { privacy: "À nous." }),
      /^translations\/legal\/fr-CA.json: .*sample as terms\./u,
    ],
    [
      "a sign-in variant by an unknown call",
      () =>
        put(
          "src/variants.ts",
          `export const variants = [{ name: "north", path: "/north", login: "loginSD" }];`,
        ),
      /^src\/variants\.ts: north signs in by loginSD, .*Did you mean loginSd\? .*login, loginSd\.$/u,
    ],
    [
      "an example link",
      () => put("dist/index.html", page("https://www.waymark.example/help")),
      /^links.en-CA: .*help \(https:\/\/www.waymark.example/u,
    ],
    [
      "a security.txt that is out of date",
      () =>
        put(SECURITY_TEXT, "Contact: https://prairie.ca/report\nExpires: 2020-01-01T00:00:00Z\n"),
      /security\.txt: It has been out of date since 2020-01-01T00:00:00Z\.$/u,
    ],
    [
      "a security.txt without a date",
      () => put(SECURITY_TEXT, "Contact: mailto:security@prairie.ca\nExpires: soon\n"),
      /security\.txt: Its Expires is no date: "soon"\.$/u,
    ],
    [
      "a security.txt without a contact",
      () =>
        put(
          SECURITY_TEXT,
          "# Contact: us\nContact: security@prairie.ca\nExpires: 9999-01-01T00:00:00Z",
        ),
      /security\.txt: It has no Contact with an https, mailto or tel address\.$/u,
    ],
    [
      "no build",
      () => rmSync(join(root, "dist"), { recursive: true }),
      /^dist: There is no build/u,
    ],
    [
      "a header without the other language",
      () => put("dist/index.html", page().replace("hreflang", "data-x")),
      /^header: The sign-in page leads to no other language/u,
    ],
    [
      "an unknown colour",
      () => put("src/theme.css", ":root { --wm-pagee: #fff }"),
      /^src\/theme.css: unknown token --wm-pagee, did you mean --wm-page\?/u,
    ],
    [
      "no colours",
      () => rmSync(join(root, "src/theme.css")),
      /^src\/theme.css: the file is missing/u,
    ],
    [
      "an unknown key",
      () => put("translations/fr-CA.json", { "signIn.titel": "Salut" }),
      /^translations\/fr-CA.json: signIn.titel is no known key; did you mean signIn.title\?/u,
    ],
    [
      "a text without its placeholder",
      () => put("translations/fr-CA.json", { "parent.body": "Introuvable" }),
      /parent.body lacks \{\{productName\}\}/u,
    ],
    [
      "an outdated text",
      () => {
        put("translations/fr-CA.json", { "signIn.title": "Salut" });
        put("originals/fr-CA.json", { "signIn.title": "Bonjour" });
      },
      /signIn.title is outdated: the portal’s text was “Bonjour”, and is now “Connexion”. Yours is “Salut”/u,
    ],
    [
      "a replaced text whose original is not on record, as where only CI builds",
      () => put("translations/fr-CA.json", { "signIn.title": "Salut", "signIn.submit": "Entrer" }),
      /^originals\/fr-CA.json: It lacks signIn.title, signIn.submit, /u,
    ],
    [
      "a whole language that is not on record, by its first texts",
      () => put("translations/fr-CA.json", { ...french, "signIn.title": "Salut" }),
      /^originals\/fr-CA.json: It lacks REQUIRED(?:, [\w.]+){9}, and \d+ more, so that /u,
    ],
    [
      "a text that is gone",
      () => {
        put("translations/fr-CA.json", { "signIn.hello": "Salut" });
        put("originals/fr-CA.json", { "signIn.hello": "Bonjour" });
      },
      /signIn.hello is gone. The portal’s text was “Bonjour”/u,
    ],
  ])("[QR-3] finds %s", async (_, plant, found) => {
    plant();
    const all = await foundNow();
    expect(all.filter((line) => found.test(line))).toHaveLength(1);
  });

  it.each<[name: string, plant: () => void, problem: string, advice: string]>([
    [
      "an unknown key",
      () => put("translations/fr-CA.json", { "signIn.bussy": "Un instant" }),
      "signIn.bussy is no known key; did you mean signIn.busy?",
      "The build stops at it. The guide’s section on texts says which keys there are.",
    ],
    [
      "a text without its placeholder",
      () => put("translations/fr-CA.json", { "parent.body": "Introuvable" }),
      "parent.body lacks {{productName}}.",
      "The build stops at it. Yours needs the placeholders of the portal’s text, no others.",
    ],
    [
      "a text that is gone",
      () => {
        put("translations/fr-CA.json", { "signIn.hello": "Salut" });
        put("originals/fr-CA.json", { "signIn.hello": "Bonjour" });
      },
      "signIn.hello is gone. The portal’s text was “Bonjour”; remove yours.",
      "The build stops at it.",
    ],
    [
      "an unknown colour",
      () => put("src/theme.css", `${theme}:root { --wm-pagee: #fff }`),
      "unknown token --wm-pagee, did you mean --wm-page?",
      "The build stops at it. The guide’s section on colours says which there are.",
    ],
    [
      "too little contrast",
      () => put("src/theme.css", theme.replace(/--wm-link: #\w+/u, "--wm-link: #ffffff")),
      "light: --wm-link #ffffff on --wm-surface #ffffff is 1.0, needs 4.5.",
      "The build stops at it. Make one of the two colours darker or lighter.",
    ],
  ])("[QR-3] says of %s what is wrong, and what to do", async (_, plant, problem, advice) => {
    plant();
    const found = await runDoctor(root, NODE);
    expect(found.find((each) => each.problem === problem)).toMatchObject({ advice });
  });

  it("[QR-3] finds a Node that is too old", async () => {
    expect(await foundNow("20.19.0")).toEqual([
      "Node: It is 20.19.0, and the packages need 22.22.0 at least.",
    ]);
  });

  it.each(["{ <<<<<<< ours", "null", "[]"])(
    "[QR-3] is refused in a sentence where package.json is %s",
    async (text) => {
      put("package.json", text);
      await expect(runDoctor(root, NODE)).rejects.toThrow(/package\.json is no JSON object\./u);
    },
  );

  it("[QR-3] reads a package.json that an editor began with a byte order mark", async () => {
    put("package.json", `\uFEFF${readFileSync(join(root, "package.json"), "utf8")}`);
    expect(await foundNow()).toEqual([]);
  });

  it("[QR-3] is refused in a folder that is no region", async () => {
    await expect(runDoctor(join(root, "none"), NODE)).rejects.toThrow(/it has no package.json/u);
    rmSync(join(root, "src/region.ts"));
    await expect(runDoctor(root, NODE)).rejects.toThrow(/is no region: it has no src\/region.ts/u);
    await expect(acceptTexts(root)).rejects.toThrow(/is no region/u);
  });

  it("[QR-3] finds no outdated text once today's original is accepted", async () => {
    put("translations/fr-CA.json", { "signIn.title": "Salut" });
    put("originals/fr-CA.json", { "signIn.title": "Bonjour" });
    expect(await acceptTexts(root)).toContain("originals/fr-CA.json");
    expect(await foundNow()).toEqual([]);
  });
});
