import type { Page } from "@playwright/test";
import { contrastFaults, loadAxe } from "./axe.ts";

/** No page has more to go to. */
const MAX_STOPS = 40;

const ring = [{ selector: ":focus", of: "ring" }] as const;

/** Returns a line for each element that the Tab key reaches without a visible focus ring, that is covered, or smaller than 24px. */
export async function focusFaults(page: Page): Promise<string[]> {
  await loadAxe(page);
  await leaveFocus(page);
  const faults = await stopFaults(page);
  // A skip link that has come into sight lies over what is there without it.
  await leaveFocus(page);
  return faults;
}

/** Leaves the page as if no key had been pressed: with a mark of an earlier look, the next one would end there. */
function leaveFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const each of document.querySelectorAll("[data-stopped]")) {
      each.removeAttribute("data-stopped");
    }
  });
}

async function stopFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  let isAway = false;
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(lookAtFocus);
    const lost = isAway && found ? await page.evaluate(lostBefore) : [];
    // A second key tells the end of the page from an element that has gone with the focus.
    if (isAway && lost.length === 0) return faults;
    isAway = found === null;
    if (found) faults.push(...lost, ...found, ...(await page.evaluate(contrastFaults, ring)));
  }
  return [...faults, `focus: no end after ${MAX_STOPS} stops`];
}

/** A fault where the focus returns behind all earlier stops: the page has not ended. */
function lostBefore(): string[] {
  const element = document.activeElement;
  const isBehind = [...document.querySelectorAll("[data-stopped]")].at(-1) === element;
  return isBehind ? [`focus: lost before ${element?.outerHTML.slice(0, 120)}`] : [];
}

/** Faults of the element that has the focus; null once the focus has left the page or come round. */
function lookAtFocus(): string[] | null {
  const element = document.activeElement;
  // A link of a drawing is an element of SVG.
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  if (element === document.body) return null;
  if (element.dataset["stopped"] !== undefined) return null;
  const shown = element.outerHTML.slice(0, 120);
  element.dataset["stopped"] = "";
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const faults: string[] = [];
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) {
    faults.push(`focus: cannot be seen on ${shown}`);
  }
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const label = top?.closest("label");
  if (!top || !(element.contains(top) || top.contains(element) || label?.contains(element))) {
    faults.push(`focus: ${shown} is covered by ${top?.outerHTML.slice(0, 80)}`);
  }
  const inText = getComputedStyle(element).display === "inline" && element.closest("p, dd");
  if (!inText && (box.width < 24 || box.height < 24)) {
    faults.push(`target: ${Math.round(box.width)}×${Math.round(box.height)} ${shown}`);
  }
  return faults;
}
