/** Characters that move a terminal's cursor or turn its text around, and a command of a CI system, such as `##vso[`. */
const special = /[\p{Cc}\p{Bidi_Control}]|#(?=#\w*\[)/gu;

/** Returns a text of a server as one line that terminals and CI systems only show. */
export function plainText(text: string): string {
  return text.replaceAll(special, "\uFFFD");
}
