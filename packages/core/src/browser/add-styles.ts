/** The rules that the page has by now. */
export const addedStyles = new Set<string>();

/**
 * Adds a rule to a style sheet of the page, once. The security policy allows no style element of a script's own, and what a
 * lazy part alone needs is not in the page.
 * @returns whether the page has it
 */
export function addStyles(rule: string): boolean {
  if (addedStyles.has(rule)) return true;
  const sheets = [...document.styleSheets].reverse();
  // The portal's own sheet declares layers; that of an extension may be taken out again, or be for print alone.
  // Where none does, the last one: before the portal's own, the rule would decide the order of the layers.
  for (const sheet of [...sheets.filter(declaresLayers), ...sheets]) {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
      addedStyles.add(rule);
      return true;
    } catch {
      // The sheet is of another origin, or the text has a brace too many and is more than one rule.
    }
  }
  return false;
}

function declaresLayers(sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some((rule) => "nameList" in rule);
  } catch {
    return false;
  }
}
