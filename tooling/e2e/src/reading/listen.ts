import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Records what a screen reader would announce. */
    hear?: (words: string) => void;
  }
}

/**
 * Listens to a page and to those that follow it: where the focus goes, and what live regions come to say.
 * @returns what was heard since it was last asked, in order
 */
export async function listen(page: Page): Promise<() => string[]> {
  const heard: string[] = [];
  await page.exposeFunction("hear", (words: string) => void heard.push(words));
  await page.addInitScript(hearPage);
  return () => heard.splice(0);
}

/** Runs in the page, and so knows nothing from outside. */
function hearPage(): void {
  // Whether a wait is long enough to be spoken of is up to the machine.
  const live = "[role=alert], [role=status]:not(.wm-waiting__line), [aria-live]";
  const blanks = /\s+/gu;
  const translated = /\u2060/gu;
  const said = new WeakMap<Element, string>();
  const wordsOf = (element: Element) =>
    (element.textContent ?? "").replaceAll(translated, "").replaceAll(blanks, " ").trim();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll(live)) {
      const words = wordsOf(region);
      const isNew = said.get(region) !== words;
      said.set(region, words);
      // A live region with content at the start is read in document order, a hidden one not at all.
      const isReady = document.documentElement.dataset["ready"] !== undefined;
      if (isNew && words && isReady && region.checkVisibility())
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
