import { listen } from "./listen.ts";

let seen = false;

/**
 * Returns true once the page has been really seen: not prerendering in the background, not in a hidden tab. Never turns
 * back.
 */
export function hasBeenVisible(): boolean {
  seen ||= document.visibilityState === "visible" && !isPrerendering();
  return seen;
}

/** Resolves when a page that the browser prerenders is opened; at once for any other. */
export async function pageActivation(): Promise<void> {
  if (!isPrerendering()) return;
  await new Promise((resolve) => {
    document.addEventListener("prerenderingchange", resolve, { once: true });
  });
}

function isPrerendering(): boolean {
  return "prerendering" in document && document.prerendering;
}

/** Calls back when that may have changed. @returns a function that ends the subscription */
export function onVisibilityChange(onChange: () => void): () => void {
  return listen(document, ["visibilitychange", "prerenderingchange"], onChange);
}
