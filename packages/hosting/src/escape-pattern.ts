/**
 * A text as the part of a regular expression that matches it alone.
 * @internal
 */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Some texts as the alternatives of a regular expression, which belong into a group. */
export function anyOf(texts: readonly string[]): string {
  return texts.map(escapePattern).join("|");
}
