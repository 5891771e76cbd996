import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastFaults } from "./contrast.ts";

const theme = new URL("../../../../apps/default/src/theme.css", import.meta.url);
const sound = readFileSync(theme, "utf8");

describe("the cascade of a region's colours", () => {
  it("[QV-6] takes the light colour where the dark scheme sets none", () => {
    expect(contrastFaults(sound.replace("--wm-link: #8fd9cd;", ""))).toContain(
      "dark: --wm-link #0f5f66 on --wm-surface #13272a is 2.1, needs 4.5",
    );
  });

  it.each([
    ["after the dark scheme", "@layer region { :root { --wm-link: #5a1245; } }"],
    ["in no layer", "html { --wm-link: #5a1245 }"],
    ["in media of its own", "@media (prefers-color-scheme: dark) { :root { --wm-link: #5a1245 } }"],
    [
      "on screens",
      "@media screen and (prefers-color-scheme:dark) { :root { --wm-link: #5a1245 } }",
    ],
    ["on screens alone", "@media screen { :root { --wm-link: #5a1245 } }"],
    ["on screens and paper", "@media print, screen { :root { --wm-link: #5a1245 } }"],
    [
      "in media inside of the media of screens",
      "@media only screen { @media (prefers-color-scheme: dark) { :root { --wm-link: #5a1245 } } }",
    ],
  ])("[QV-6] goes by the cascade: a colour set %s shows in the dark, too", (_, css) => {
    expect(contrastFaults(`${sound}${css}`)[0]).toMatch(/^dark: --wm-link #5a1245 on --wm-page /u);
  });

  it.each([
    "@media (prefers-color-scheme: light) { :root { --wm-link: #5a1245 } }",
    "@layer region { html { --wm-link: #777777; } }",
    "@media screen { @media (prefers-color-scheme: light) { :root { --wm-link: #5a1245 } } }",
    "@media print { :root { --wm-link: #777777 } }",
    "@media not screen, print { :root { --wm-link: #777777 } }",
    "@media not screen { :root { --wm-link: #777777 } }",
    "@media (width < 20rem) { :root { --wm-link: #777777 } }",
    ".mine { --wm-link: #777777 }",
    ":root { .mine { --wm-link: #777777 } }",
    ":root::before { --wm-link: #777777 }",
    "@media print and (prefers-color-scheme: dark) { :root { --wm-link: #777777 } }",
    "@media not all and (prefers-color-scheme: dark) { :root { --wm-link: #777777 } }",
    "@media (prefers-color-scheme: dark) and (prefers-contrast: more) { :root { --wm-link: #777777 } }",
  ])("[QV-6] goes by the cascade: %s changes nothing that is judged", (css) => {
    expect(contrastFaults(`${sound}${css}`)).toEqual([]);
  });

  it.each([
    ['@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --wm-text: #222 } }'],
    [':root[data-theme="dark"] { --wm-text: #222 }'],
    [":root:not(.a, .b) { --wm-text: #222 }"],
    ["html[class~=dark] { --wm-text: #222 }"],
    ["html:root { --wm-text: #222 }"],
    [':root { &[data-theme="dark"] { --wm-text: #222 } }'],
  ])("[QV-6] names a colour whose condition it cannot judge: %s", (css) => {
    expect(contrastFaults(`${sound}${css}`)).toEqual([
      expect.stringMatching(/^--wm-text on (?::root|html)\S.* cannot be judged: /u),
    ]);
  });

  it.each([
    ':root[data-theme="dark"] { --wm-radius: 0; --wm-art-sky-1: #222 }',
    '@media print { :root[data-theme="dark"] { --wm-text: #222 } }',
    ":root .mine, html > body, :root:hover + p, html-x { --wm-text: #222 }",
  ])("[QV-6] judges no condition of what is not checked: %s", (css) => {
    expect(contrastFaults(`${sound}${css}`)).toEqual([]);
  });
});
