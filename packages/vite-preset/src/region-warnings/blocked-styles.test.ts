import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { blockedStyles } from "./blocked-styles.ts";

/** Warnings about a region with this theme. */
function warningsOf(css: string, staticOrigin?: string): string[] {
  const root = testFolder();
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src/theme.css"), css);
  return blockedStyles(root, staticOrigin);
}

const lato = "https://fonts.googleapis.com/css2?family=Lato";

it.each([
  `@import url("${lato}");`,
  `@import "${lato}" layer(fonts);`,
  `@import url(${lato});`,
  `@font-face { font-family: Lato; src: local("Lato"), url('${lato}') }`,
  `.own { background: no-repeat url(${lato}) }`,
])("[QH-1] a style that the security policy blocks is named with its file: %s", (css) => {
  expect(warningsOf(css)).toEqual([
    `src/theme.css loads ${lato}, which the security policy blocks. Put the file below src/ and name it by its path, such as url("./lato.woff2").`,
  ]);
});

it.each([
  [
    `.own { background: url("data:image/svg+xml,%3Csvg/%3E"), url(data:image/svg+xml,a) }`,
    "data:image/svg+xml",
  ],
  [`@font-face { font-family: Lato; src: url(data:font/woff2;base64,AAAA) }`, "data:font/woff2"],
])("[QH-1] so is a picture or font inside of a style, by its kind alone: %s", (css, named) => {
  expect(warningsOf(css)).toEqual([
    `src/theme.css loads ${named}, which the security policy blocks. Put the file below src/ and name it by its path, such as url("./lato.woff2").`,
  ]);
});

it.each([
  `@import "./own.css"; @font-face { src: url("./lato.woff2") }`,
  `/* @import "${lato}"; */ :root { --wm-page: #fff }`,
  `a::after { content: "${lato}" }`,
  `a { color: `,
])("[QH-1] a style of the region's own is none: %s", (css) => {
  expect(warningsOf(css)).toEqual([]);
});

it("[QH-1] the static-asset network is allowed", () => {
  const css = `@import "https://static.example/fonts.css";`;
  expect(warningsOf(css)).toHaveLength(1);
  expect(warningsOf(css, "https://static.example")).toEqual([]);
  // As a configuration may write it.
  expect(warningsOf(css, "https://Static.example/")).toEqual([]);
  expect(warningsOf(css.replace("https:", ""), "https://static.example")).toEqual([]);
  expect(warningsOf(css, "https://static.example.org")).toHaveLength(1);
});
