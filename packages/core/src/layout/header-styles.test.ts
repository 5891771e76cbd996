import { expect, it } from "vitest";
import header from "./header.css?raw";

it("[QD-1] the menu of languages has one arrow in Safari, too, which draws its own whatever the list style", () => {
  expect(header).toContain("list-style: none");
  expect(header).toMatch(/\.wm-languages > summary::-webkit-details-marker \{\s*display: none;/u);
});

it("[QV-2] [QV-3] a link of the menu that has the focus stays visible where zooming makes the window narrow", () => {
  expect(header).toMatch(/\.wm-menu__links:focus-within \{\s*display: flex;/u);
});
