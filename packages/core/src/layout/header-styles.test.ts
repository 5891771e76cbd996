import { expect, it } from "vitest";
import header from "./header.css?raw";

it("[QD-1] the menu of languages has one arrow in Safari, too, which draws its own whatever the list style", () => {
  expect(header).toContain("list-style: none");
  expect(header).toMatch(/\.wm-languages > summary::-webkit-details-marker \{\s*display: none;/u);
});
