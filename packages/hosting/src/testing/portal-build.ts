import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defaultConfiguration } from "@waymark/core/build";
import type { PageRow } from "../files/choose-page.ts";
import { isCompressible, writeCompressedCopies } from "../files/encodings.ts";
import { testFolder } from "./test-folder.ts";

const languages = ["en-CA", "fr-CA", "en-GB"];
const paths = [
  ["/", undefined],
  ["/forgot", undefined],
  ["/legal", undefined],
  ["/reset/any/ResetPassword", "/reset/([^/]+)/(?:ActivateAccount|ResetPassword)"],
  ["/forgot/any", "/forgot/(?!(?:sdmylife|florida)(?:/|$))([^/]+)"],
  ["/privacy", undefined],
  [null, undefined],
] as const;

/** The list of pages of the build: routes with and without a pattern, in three languages. */
export const portalRows: readonly PageRow[] = languages.flatMap((language) => [
  ...paths.map(([path, pattern], index) => ({
    path,
    ...(pattern && { pattern }),
    language,
    file:
      path === "/" && language === "en-CA" ? "index.html" : `pages/page${index}.${language}.html`,
    ...(language === "fr-CA" && { langPattern: "^[Ff][Rr](?![A-Za-z])" }),
  })),
  {
    path: `/verify/any/${language}`,
    pattern: `/verify/([^/]+)/(?:${language})`,
    language,
    file: `pages/verify.${language}.html`,
  },
]);

/** Every other file of the build, with its content. */
export const portalFiles: Readonly<Record<string, string>> = {
  "favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g></g>".repeat(40)}</svg>`,
  "photo.jpeg": "a photograph",
  "notices.json": "[]",
  ".well-known/apple-app-site-association": "{}",
  ".well-known/security.txt": "Contact: https://portal.example/report\n",
  "assets/index-1234abcd.js": "start();".repeat(60),
  "assets/coat-1234abcd.JPG": "a coat of arms, as a camera names it",
  "assets/font-1234abcd.ttf": "a font",
  "assets/translations/fr-CA.json": JSON.stringify({ en: "english", fr: "français" }),
  "assets/translations/en-CA.json": JSON.stringify({ en: "English", fr: "French" }),
};

/**
 * Writes a build of many pages, each with a script of its own, so that each has its own policy.
 * @param configuration values of its configuration that differ from the default
 */
export function portalBuild(dist: string, configuration: object = {}): string {
  const block = JSON.stringify({ ...defaultConfiguration, ...configuration });
  const { basePath = "" }: { basePath?: string } = configuration;
  const page = (name: string, language: string) =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><script type="application/json" id="portal-config">${block}</script>` +
    `<script>page("${name}")</script><script type="module" src="${basePath}/assets/index-1234abcd.js"></script></head><body><h1>${name}</h1></body></html>`;
  const pages = portalRows.map(({ file, language }) => [file, page(file, language)]);
  return writeBuild(dist, {
    ...portalFiles,
    ...Object.fromEntries(pages),
    "pages/pages.json": JSON.stringify(portalRows),
    "portal-config.json": block,
  });
}

/** Writes a build with so many more scripts. @returns its folder */
export function buildOfManyFiles(count: number): string {
  const dist = portalBuild(join(testFolder(), "dist"));
  for (let file = 0; file < count; file += 1) {
    writeFileSync(join(dist, `assets/a-script-of-this-build-${10_000_000 + file}.js`), "");
  }
  return dist;
}

/** Writes the files of a build, with the compressed copies beside them. @returns its folder */
export function writeBuild(dist: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (isCompressible(name)) writeCompressedCopies(file);
  }
  return dist;
}

/** The text of a file of a build. */
export function readBuilt(dist: string, name: string): string {
  return readFileSync(join(dist, name), "utf8");
}
