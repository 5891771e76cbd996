/** True if the page is visible and has the focus, so that the person in front of it uses this window. */
export function hasPageFocus(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

/** Calls back when that may have changed. @returns a function that ends the subscription */
export function onPageFocus(onChange: () => void): () => void {
  window.addEventListener("focus", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("focus", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Calls back once, as soon as the page has the focus. @returns a function that cancels it */
export function whenPageFocused(callback: () => void): () => void {
  const end = onPageFocus(look);
  function look() {
    if (!hasPageFocus()) return;
    end();
    callback();
  }
  look();
  return end;
}
