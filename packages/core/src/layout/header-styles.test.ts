import { expect, it } from "vitest";
import header from "./header.css?raw";

it("[QD-1] the menu of languages has one arrow in Safari, too, which draws its own whatever the list style", () => {
  expect(header).toContain("list-style: none");
  expect(header).toMatch(/\.wm-languages > summary::-webkit-details-marker \{\s*display: none;/u);
});

it("[QV-2] the header's last link or icon ends where the page's content does, in every window", () => {
  const [everywhere = "", ...small] = header.split("@media");
  expect(everywhere).toMatch(/\.wm-menu \{\s*margin-inline-end: -10px;/u);
  expect(small.join()).not.toMatch(/\.wm-menu \{\s*margin/u);
});
