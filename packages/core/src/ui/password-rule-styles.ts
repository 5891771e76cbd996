/** Style of the rule of a new password. It comes with its script: no prerendered page has one. */
export const passwordRuleStyles: string = `@layer ui {
  .wm-rule {
    display: inline-flex;
    align-items: center;
    gap: var(--wm-space-2);
  }

  .wm-rule[data-met="true"] {
    color: var(--wm-success);
    font-weight: var(--wm-strong);
  }
}`;
