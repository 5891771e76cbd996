import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { axeOptions } from "./axe-options.ts";

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
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return subjects.flatMap(({ selector, of }) => {
    const element = document.querySelector(selector);
    if (!element || !canvas) return [`contrast: there is no ${selector}`];
    const { color, outlineColor } = getComputedStyle(element);
    const [ratio, wanted] =
      of === "text"
        ? [ratioOf(color, groundOf(element)), isLarge(element) ? 3 : 4.5]
        : [ratioOf(outlineColor, groundOf(element.parentElement)), 3];
    const shown = element.outerHTML.slice(0, 120);
    return ratio < wanted ? [`contrast: ${ratio.toFixed(2)} of the ${of} of ${shown}`] : [];
  });

  // oxlint-disable-next-line consistent-function-scoping -- the page cannot use anything outside of it
  function isLarge(element: Element): boolean {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const pixels = Number.parseFloat(fontSize);
    return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
  }

  function ratioOf(colour: string, ground: string): number {
    const [one, other] = [luminanceOf(colour), luminanceOf(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  function groundOf(start: Element | null): string {
    for (let each = start; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (pixelOf(backgroundColor)[3] === 255) return backgroundColor;
    }
    return "white";
  }

  function luminanceOf(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [...pixelOf(colour)].slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function pixelOf(colour: string): Uint8ClampedArray {
    if (!canvas) return new Uint8ClampedArray(4);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  }
}
