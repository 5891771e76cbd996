import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { axeOptions } from "./axe-options.ts";
import { contrastFaults } from "./contrast.ts";

/** Runs in every page that is opened, so that axe is there before the state is. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

/** No violation of WCAG 2.2 A and AA or of best practice on the whole page as it is now. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations, unsure } = await page.evaluate(async (chosen) => {
    const results = await window.axe.run(chosen);
    return {
      violations: results.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      })),
      unsure: results.incomplete
        .filter(({ id }) => id === "color-contrast")
        .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0]))),
    };
  }, axeOptions);
  const texts = unsure.map((selector) => ({ selector, of: "text" as const }));
  const pale = texts.length > 0 ? await page.evaluate(contrastFaults, texts) : [];
  return [...violations.map(({ id, where }) => `axe ${id}: ${where.join(" | ")}`), ...pale];
}
