import { expect, it } from "vitest";
import { CARD_WIDTH_PX } from "../../config/constants.ts";
import { wideCardStyles } from "../../layout/wide-card-styles.ts";
import { workspaceStyles } from "./workspace-styles.ts";

it("[SW-2] three cards with their gaps fill the card around them", () => {
  const [gap, padding, border] = [16, 24, 1];
  const width = (3 * CARD_WIDTH_PX + 2 * (gap + padding + border)) / 16;
  expect(wideCardStyles).toContain(`max-inline-size: ${width}rem`);
});

it("[SW-3] the highlighted card has its words where the cards beside it have theirs", () => {
  expect(workspaceStyles).toMatch(
    /\[data-source\] \{\s*padding: calc\(var\(--wm-space-5\) - 2px\);/u,
  );
});
