/** Calls back when the size of an element changes, where the browser can tell. @returns a function that ends it */
export function onResize(element: Element, onChange: () => void): () => void {
  if (!("ResizeObserver" in window)) return () => undefined;
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  return () => observer.disconnect();
}
