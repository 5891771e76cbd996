import { expect, it } from "vitest";
import { promptStyles } from "./prompt-styles.ts";
import { statusBannerStyles } from "./status-banner-styles.ts";

it.each([
  ["questions", ".wm-strip", promptStyles],
  ["news", ".wm-bar", statusBannerStyles],
])("[QV-2] the answers to %s share a phone's whole line", (_, bar, style) => {
  // Their own sizes would lose to those of buttons in a lower layer.
  expect(style).toMatch(/^@layer ui \{/u);
  const [, phone] = style.split("@media (max-width: 600px)");
  expect(phone).toContain(`${bar} .wm-strip__answers,\n    ${bar} .wm-button {\n      flex: auto;`);
});
