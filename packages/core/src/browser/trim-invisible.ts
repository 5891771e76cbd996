/** Matches a space, or an invisible character such as the mark of a writing direction. */
const INVISIBLE = /[\s\p{Cf}]/u;

/**
 * Returns a username or an email without the spaces and invisible characters that phone keyboards and pasting add at its
 * ends. Never for passwords.
 */
export function trimInvisible(text: string): string {
  // Not one pattern with `$`: it would restart at each space inside, which takes minutes in a long text.
  let end = text.length;
  while (end > 0 && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  let start = 0;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  return text.slice(start, end);
}
