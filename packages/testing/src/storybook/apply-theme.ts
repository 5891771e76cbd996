/** Shows a colour scheme other than the browser's, by letting its rules apply, or not, whatever the browser prefers. */
export function applyTheme(theme: unknown): void {
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.style.colorScheme = theme;
  for (const sheet of document.styleSheets) applyTo(sheet.cssRules, theme);
}

function applyTo(rules: CSSRuleList, theme: "light" | "dark"): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const scheme = /prefers-color-scheme:\s*(light|dark)/u.exec(rule.conditionText)?.[1];
      if (scheme !== undefined) rule.media.mediaText = scheme === theme ? "all" : "not all";
    }
    if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules, theme);
  }
}
