import { endAll, listen } from "./listen.ts";

/**
 * True if the page is visible and has the focus, so that the person in front of it uses this window. A stored sign-in is
 * resumed only then, before React and by the guard of the sign-in routes.
 */
export function hasPageFocus(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

/** Calls back when that may have changed. @returns a function that ends the subscription */
export function onPageFocus(onChange: () => void): () => void {
  return endAll(
    listen(window, ["focus", "blur"], onChange),
    listen(document, ["visibilitychange"], onChange),
  );
}

/** Calls back once, as soon as the page has the focus. @returns a function that cancels it */
export function whenPageFocused(callback: () => void): () => void {
  const end = onPageFocus(check);
  function check() {
    if (!hasPageFocus()) return;
    end();
    callback();
  }
  check();
  return end;
}

/** Events of a person who uses a page. */
const SIGNS = ["keydown", "pointerdown", "pointermove", "touchmove", "wheel", "scroll"];

/** Follows whether a person is at the page. */
export interface PageUse {
  /** True while the page has stayed visible and focused from the start on. */
  hasStayed: () => boolean;
  /** Milliseconds since a key, a pointer or a scroll. */
  idleMs: () => number;
  end: () => void;
}

/** Follows the use of the page from now on; the press that started it counts as use. */
export function watchPageUse(): PageUse {
  let stayed = hasPageFocus();
  // One clock may be set back, and the other does not count while the device sleeps.
  let lastDate = Date.now();
  let lastTime = performance.now();
  const onUse = () => {
    lastDate = Date.now();
    lastTime = performance.now();
  };
  const check = () => {
    stayed &&= hasPageFocus();
  };
  return {
    hasStayed: () => stayed,
    idleMs: () => Math.max(Date.now() - lastDate, performance.now() - lastTime),
    end: endAll(
      onPageFocus(check),
      // On the window, because the head script keeps events of the fields from the rest of the page.
      listen(window, SIGNS, onUse, { capture: true, passive: true }),
    ),
  };
}
