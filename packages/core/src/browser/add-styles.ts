const added = new Set<string>();

/**
 * Adds a rule to a style sheet of the page, once. The security policy allows no style element of a script's own, and what a
 * lazy part alone needs is not in the page.
 */
export function addStyles(rule: string): void {
  if (added.has(rule)) return;
  // The last one: before the portal's own sheet, the rule would decide the order of the cascade layers.
  for (const sheet of [...document.styleSheets].reverse()) {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
      added.add(rule);
      return;
    } catch {
      // It is of another origin.
    }
  }
}
