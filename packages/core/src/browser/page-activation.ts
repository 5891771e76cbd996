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
