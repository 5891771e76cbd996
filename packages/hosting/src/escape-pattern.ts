/**
 * A text as the part of a regular expression that matches it alone.
 * @internal
 */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
