import type { Page } from "@playwright/test";
import { axeOptions } from "../axe-options.ts";
import { axeSource } from "../axe-source.ts";

/** Returns a line for each violation of WCAG 2.2 A and AA or of best practice on the whole page as it is now. */
export async function axeFaults(page: Page): Promise<string[]> {
  await loadAxe(page);
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

/** Loads the script of axe into a page, unless it is there. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
}

interface Subject {
  selector: string;
  /** A text on its background, or the ring around what has the focus on the background of what it is in. */
  of: "text" | "ring";
}

/**
 * Checks the contrast of a colour with its nearest background, for the focus ring and for texts that axe cannot judge.
 * Runs in the page.
 */
export function contrastFaults(subjects: readonly Subject[]): string[] {
  const { Color, getContrast } = window.axe.commons.color;
  return subjects.flatMap(({ selector, of }) => {
    const element = document.querySelector(selector);
    if (!element) return [`contrast: there is no ${selector}`];
    const { color, outlineColor } = getComputedStyle(element);
    const [ratio, wanted] =
      of === "text"
        ? [ratioOf(color, element), isLarge(element) ? 3 : 4.5]
        : [ratioOf(outlineColor, element.parentElement), 3];
    const shown = element.outerHTML.slice(0, 120);
    return ratio < wanted ? [`contrast: ${ratio.toFixed(2)} of the ${of} of ${shown}`] : [];
  });

  // oxlint-disable-next-line consistent-function-scoping -- the page cannot use anything outside of it
  function isLarge(element: Element): boolean {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const pixels = Number.parseFloat(fontSize);
    return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
  }

  /** With the background of an element, or of the nearest one around it that has one. */
  function ratioOf(text: string, start: Element | null): number {
    const colour = new Color().parseString(text);
    for (let each = start; each; each = each.parentElement) {
      const ground = new Color().parseString(getComputedStyle(each).backgroundColor);
      if (ground.alpha === 1) return getContrast(ground, colour);
    }
    return getContrast(new Color().parseString("white"), colour);
  }
}
