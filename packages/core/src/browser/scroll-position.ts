import { listen } from "./listen.ts";
import { onBfcacheRestore } from "./page-lifecycle.ts";

/** Keeps the browser from scrolling on Back to a position of another screen. */
export function disableScrollRestoration(): void {
  history.scrollRestoration = "manual";
}

/**
 * Scrolls a page from the back/forward cache to where it was left. Safari shows its top, because the browser may not scroll.
 * @returns a function that ends it
 */
export function keepScrollPosition(): () => void {
  return listen(window, ["pagehide"], () => {
    const { scrollY } = window;
    const endReturn = onBfcacheRestore(() => {
      endReturn();
      window.scrollTo(0, scrollY);
    });
  });
}
