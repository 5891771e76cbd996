import { listen } from "./listen.ts";

/** Resolves when a page that the browser prerenders is opened; at once for any other. */
export async function pageActivation(): Promise<void> {
  if (!isPrerendering()) return;
  await new Promise((resolve) => {
    document.addEventListener("prerenderingchange", resolve, { once: true });
  });
}

/** Returns true for a page that the browser prerenders in the background. */
export function isPrerendering(): boolean {
  return "prerendering" in document && document.prerendering;
}

/**
 * Calls back when the page returns from the back/forward cache, where it was frozen in the middle of something.
 * Each caller says what happens then: a form drops its attempt, a password is hidden, a spent link leads to sign-in.
 * @returns a function that ends the subscription
 */
export function onBfcacheRestore(callback: () => void): () => void {
  return listen(window, ["pageshow"], ({ persisted }) => persisted && callback());
}

/** Calls back once the page is parsed, before it is hydrated. */
export function whenParsed(callback: () => void): void {
  document.addEventListener("readystatechange", callback, { once: true });
}
