import { expect, it } from "vitest";
import checkbox from "./checkbox.css?raw";

it("[QV-2] what follows from a box is close below its label in every window, and leaves the label its target", () => {
  expect(checkbox).not.toContain("@media");
  expect(checkbox).toMatch(/__hint \{\s*margin-block-start: -0\.7rem;[^}]*pointer-events: none;/u);
});
