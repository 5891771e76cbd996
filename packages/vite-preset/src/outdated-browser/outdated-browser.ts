import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contentVersion } from "@waymark/hosting";
import type { Plugin } from "vite";
import { codes, textsOf } from "../dictionaries/dictionary-files.ts";

/** The browsers that the notice names, each with where to get it. */
const browsers = [
  { name: "Google Chrome", url: "https://www.google.com/chrome/" },
  { name: "Mozilla Firefox", url: "https://www.mozilla.org/firefox/new/" },
  { name: "Apple Safari", url: "https://www.apple.com/safari/" },
] as const;

/**
 * Adds links to free browsers to the outdated-browser notice, in browsers without modules.
 * Other browsers neither fetch nor run this `nomodule` script.
 */
export function outdatedBrowser(): Plugin {
  let root = "";
  return {
    name: "waymark:outdated-browser",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: fileName(root), source: noticeScript(root) });
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { nomodule: true, src: `/${fileName(root)}` }, injectTo: "body" },
    ],
  };
}

function fileName(root: string): string {
  return `assets/outdated-browser-${contentVersion(noticeScript(root))}.js`;
}

/** The script with the app's own texts in it. */
export function noticeScript(root: string): string {
  const file = fileURLToPath(new URL("notice.es5.js", import.meta.url));
  const texts = Object.fromEntries(
    codes.map((code) => {
      const dictionary = textsOf({ name: "portal", code }, root);
      const { "outdated.title": title, "outdated.browsers": browserText } = dictionary;
      return [code, { title, browsers: browserText }];
    }),
  );
  return readFileSync(file, "utf8")
    .replace("TEXTS", () => JSON.stringify(texts))
    .replace("BROWSERS", () => JSON.stringify(browsers));
}
