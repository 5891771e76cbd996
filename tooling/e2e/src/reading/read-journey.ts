import { expect, type Page } from "@playwright/test";
import { TRANSLATED } from "@waymark/testing/parts";
import { settled } from "@waymark/testing/browser";
import type { Journey, Stage } from "./journeys.ts";

declare global {
  interface Window {
    /** Records what a screen reader would announce. */
    hear?: (words: string) => void;
  }
}

interface Reading extends Omit<Stage, "at"> {
  origin: string;
  journey: Journey;
  /** Runs after each step, once its page has come to rest. */
  afterStep?: (page: Page) => Promise<void>;
}

/** Goes through a journey, and returns what a screen reader says on the way and finds on each page. */
export async function readJourney(reading: Reading): Promise<string> {
  const { page, sandbox, language, origin, journey, afterStep } = reading;
  const heard = await listen(page);
  const at = (path: string) => `${origin}${path}${language === "fr-CA" ? "?lang=fr" : ""}`;
  const script: string[] = [];
  for (const step of journey.steps) {
    await step.act({ page, sandbox, language, at });
    await page.locator(step.rest).first().waitFor();
    await settled(page);
    await expect(page.locator(".wm-code:empty")).toHaveCount(0);
    // Said after a wait, and taken back.
    await expect(page.locator("#announcements > *")).toHaveCount(0);
    await afterStep?.(page);
    const said = heard();
    const place = page.locator(step.loads ? "body" : "main");
    const read = (await place.ariaSnapshot()).replaceAll(/\n *- \/url: .*/gu, "");
    script.push(`# ${step.name}`, ...(step.loads ? [] : said), read, "");
  }
  return (
    script
      .join("\n")
      .replaceAll(/© \d{4}/gu, "© (year)")
      // The last part is random.
      .replaceAll(/(Code [A-Z]-[A-Z\d]+)-[\dA-F]{4}, .*/gu, "$1-(id), (time)")
      .replaceAll(TRANSLATED, "")
  );
}

/** The file of what is expected, the same whether the page is translated or not. */
export function scriptOf({ name }: Journey, language: Stage["language"]): string {
  return `${name.replaceAll(" ", "-")}-${language}.txt`;
}

/**
 * Listens to a page and to those that follow it: where the focus goes, and what live regions come to say.
 * @returns what was heard since it was last asked, in order
 */
async function listen(page: Page): Promise<() => string[]> {
  const heard: string[] = [];
  // A page that React renders again puts the focus back.
  const isAgain = (words: string) => words.startsWith("focus: ") && words === heard.at(-1);
  await page.exposeFunction("hear", (words: string) => isAgain(words) || heard.push(words));
  await page.addInitScript(hearPage);
  return () => heard.splice(0);
}

/** Runs in the page, and so knows nothing from outside. */
function hearPage(): void {
  const live = "[role=alert], [role=status], #announcements > *";
  // Whether a wait is long enough to be spoken of is up to the machine.
  const awaited = "h1, .wm-waiting__line";
  const blanks = /\s+/gu;
  const translated = /\u2060/gu;
  const said = new WeakMap<Element, string>();
  const wordsOf = (element: Element) =>
    (element.textContent ?? "").replaceAll(translated, "").replaceAll(blanks, " ").trim();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(live)) {
      const words = wordsOf(region);
      // Screen readers hear no status that comes with its text.
      const isMet = said.has(region) || !region.matches("[role=status]");
      const isNew = isMet && said.get(region) !== words;
      said.set(region, words);
      // A live region with content at the start is read in document order, a hidden one not at all.
      const isReady = document.documentElement.dataset["ready"] !== undefined;
      const isWait = Array.from(document.querySelectorAll(awaited), wordsOf).includes(words);
      if (isNew && words && !isWait && isReady && region.checkVisibility())
        window.hear?.(`${region.role ?? "live"}: ${words}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const [label] = target instanceof HTMLInputElement ? (target.labels ?? []) : [];
    const name = target.getAttribute("aria-label") ?? wordsOf(label ?? target);
    window.hear?.(`focus: ${target.role ?? target.localName} ${name}`);
  });
}
