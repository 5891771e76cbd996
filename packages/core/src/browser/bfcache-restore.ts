import { listen } from "./listen.ts";

/**
 * Calls back when the page returns from the back/forward cache, where it was frozen in the middle of something.
 * @returns a function that ends the subscription
 */
export function onBfcacheRestore(callback: () => void): () => void {
  return listen(window, ["pageshow"], ({ persisted }) => persisted && callback());
}
