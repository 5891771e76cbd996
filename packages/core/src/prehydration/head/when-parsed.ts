/** Calls back once the page is parsed, before it is hydrated. */
export function whenParsed(callback: () => void): void {
  document.addEventListener("readystatechange", callback, { once: true });
}
