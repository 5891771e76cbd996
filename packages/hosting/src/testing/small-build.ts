import { join } from "node:path";
import { defaultConfiguration } from "@waymark/core/build";
import { contentVersion } from "../files/cache-control.ts";
import { writeBuild } from "./portal-build.ts";

/** Addresses of the files that the page of a small build names, and that its script loads. */
export function filesOf(name: string) {
  const hash = contentVersion(name);
  return {
    script: `/assets/index-${hash}.js`,
    chunk: `/assets/screen-${hash}.js`,
    picture: `/assets/coat-${hash}.png`,
    dictionary: "/assets/translations/fr-CA.json",
  };
}

/** The address of a file, as a script beside it has it. */
const beside = (path: string) => path.slice("/assets/".length);

/** Writes a build of one page, whose script loads other files. Builds of other names have other files. */
export function smallBuild(folder: string, name: string): string {
  const { script, chunk, picture, dictionary } = filesOf(name);
  const page =
    `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${name}</title>` +
    `<script type="application/json" id="portal-config">${JSON.stringify(defaultConfiguration)}</script>` +
    `<script>start("${name}")</script><script type="module" src="${script}"></script></head></html>`;
  return writeBuild(join(folder, name), {
    "index.html": page,
    "pages/shell.en-CA.html": page,
    "pages/pages.json": JSON.stringify([
      { path: null, language: "en-CA", file: "pages/shell.en-CA.html" },
    ]),
    "portal-config.json": JSON.stringify(defaultConfiguration),
    "notices.json": "[]",
    [script.slice(1)]:
      `import("./${beside(chunk)}"); new URL("${beside(picture)}", import.meta.url); ` +
      `load(\`${beside(dictionary)}?v=12345678\`) // ${"x".repeat(500)}`,
    [picture.slice(1)]: "a picture",
    [dictionary.slice(1)]: "{}",
    [chunk.slice(1)]: `show("${name}") // ${"x".repeat(500)}`,
  });
}
