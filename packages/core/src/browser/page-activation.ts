/** Resolves when a page that the browser prerenders is opened; at once for any other. */
export async function pageActivation(): Promise<void> {
  if (!("prerendering" in document && document.prerendering)) return;
  await new Promise((resolve) => {
    document.addEventListener("prerenderingchange", resolve, { once: true });
  });
}
