/**
 * Calls back when the page returns from the back/forward cache, where it was frozen in the middle of something.
 * @returns a function that ends the subscription
 */
export function onBfcacheRestore(callback: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && callback();
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}
