import { expect, it } from "vitest";
import summary from "./error-summary.css?raw";

const [everywhere = ""] = summary.split("@media");

it("[QE-1] the ring of a summary is at its edge in every window, clear of the heading and the label", () => {
  expect(everywhere).toMatch(/\.wm-summary \{[^}]*outline-offset: -2px;/u);
});

it("[QE-1] the reasons in a summary look the same, whatever their failure", () => {
  expect(everywhere).toMatch(/\.wm-summary strong \{\s*font-weight: inherit;/u);
});
