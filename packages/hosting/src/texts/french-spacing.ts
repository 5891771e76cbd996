/** Returns true for a language whose texts have the spaces of French. */
export function isFrench(language: string): boolean {
  return language.startsWith("fr");
}

/** Spaces of French as Canada writes it, by what is wrong with a text that breaks the rule. */
const rules: readonly [pattern: RegExp, fault: string][] = [
  [/(?<!«)\s[!?;]/u, "has a space before ! ? or ;"],
  [/«(?!\u00A0)|(?<!\u00A0)»/u, "lacks a no-break space inside « »"],
  [/(?<!\u00A0):(?=\s|\*|$)/u, "lacks a no-break space before :"],
];

/** Returns what is wrong with the spaces of a French text. */
export function frenchSpacingFaults(text: string): string[] {
  return rules.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
}

/** A text with the spaces of its language: a no-break space is hard to type. What is no text stays, and is reported. */
export function spacedText(text: string, language: string): string {
  if (!isFrench(language) || typeof text !== "string") return text;
  return text
    .replaceAll(/\s+(?=[!?;])/gu, "")
    .replaceAll(/«\s*/gu, "«\u00A0")
    .replaceAll(/\s*»/gu, "\u00A0»")
    .replaceAll(/\s*:(?=\s|\*|$)/gu, "\u00A0:")
    .replaceAll(/(?<=\d)\s+(?=[%$])/gu, "\u00A0")
    .replaceAll(/(?<=\d)\s+(?=h(?![\p{L}\d]))/gu, "\u00A0")
    .replaceAll(/(?<=\d\u00A0h)\s+(?=\d)/gu, "\u00A0");
}
