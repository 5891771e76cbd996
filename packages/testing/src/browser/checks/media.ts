import type { Page } from "@playwright/test";
import { loadAxe } from "./axe.ts";

type Check = (page: Page) => Promise<string[]>;

/** Media settings and print. */
const checks: readonly Check[] = [forcedColours, stillness, paper, moreContrast];

/** Settings of the checks of media. */
export interface MediaOptions {
  /** Colours that the page has afterwards. */
  theme: "light" | "dark";
  /** Number of the one check that is made; all of them without it. */
  turn?: number;
}

/** Returns a line for each fault in forced colours, with less motion, on paper and with more contrast. */
export async function mediaFaults(
  page: Page,
  { theme, turn }: MediaOptions = { theme: "light" },
): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, check] of checks.entries()) {
    if (turn !== undefined && at !== turn % checks.length) continue;
    faults.push(...(await check(page)));
    await page.emulateMedia({
      media: null,
      forcedColors: null,
      contrast: null,
      colorScheme: theme,
    });
  }
  return faults;
}

/** Buttons and fields keep an edge when the system chooses the colours. */
async function forcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  return page.evaluate(() =>
    [...document.querySelectorAll("main button, main input:not([type=hidden]), main select")]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { borderStyle, borderWidth, appearance } = getComputedStyle(each);
        const edge = borderStyle !== "none" && Number.parseFloat(borderWidth) >= 1;
        return !edge && appearance === "none" && !each.querySelector("svg");
      })
      .map((each) => `forced colours: no edge around ${each.outerHTML.slice(0, 120)}`),
  );
}

/** Nothing moves with `prefers-reduced-motion`. */
async function stillness(page: Page): Promise<string[]> {
  const isStill = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
        return Number(duration) > 10 && iterations === Number.POSITIVE_INFINITY;
      })
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.getKeyframes().some((frame) => "transform" in frame || "rotate" in frame),
      )
      .map((each) => `motion: ${each instanceof CSSAnimation ? each.animationName : "script"}`),
  );
  if (!isStill) await page.emulateMedia({ reducedMotion: "no-preference" });
  return faults;
}

/** Every word keeps the contrast of WCAG's highest level where more of it is asked for. */
async function moreContrast(page: Page): Promise<string[]> {
  await loadAxe(page);
  await page.emulateMedia({ contrast: "more" });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ runOnly: ["color-contrast-enhanced"] });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `more contrast: ${html} ${failureSummary}`),
    );
  });
}

/** A printed page is the matter alone, within the paper's width. */
async function paper(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const unwanted = [".wm-art", ".wm-banners > *", ".wm-menu"].filter((selector) =>
      [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()),
    );
    const found = unwanted.map((selector) => `print: ${selector} is on the paper`);
    return scrollWidth > clientWidth ? [...found, `print: ${scrollWidth}px wide`] : found;
  });
  if (before) await page.setViewportSize(before);
  return faults;
}
