const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML and SVG hold it, in attributes too. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}
