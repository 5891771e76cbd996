import type { RunOptions } from "axe-core";

/** WCAG 2.2 A and AA and best practice, for the gate and for Storybook's accessibility panel. */
export const axeOptions: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations", "incomplete"],
};
