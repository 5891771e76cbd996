/** Style of the rule of a new password. It comes with its script: no prerendered page has one. */
export const newPasswordStyles: string = `@layer ui {
  .wm-rule {
    display: inline-flex;
    align-items: start;
    gap: var(--wm-space-2);
  }

  /* In the middle of the first line, of however many there are. */
  .wm-rule > .wm-icon {
    margin-block-start: 0.2em;
  }

  /* The shorter text keeps the height of the rule, so that the field does not move while a password is typed. */
  .wm-rule__text {
    display: grid;
    align-items: start;
  }

  .wm-rule__text > *,
  .wm-rule__text::after {
    grid-area: 1 / 1;
  }

  .wm-rule__text::after {
    content: attr(data-rule);
    visibility: hidden;
  }

  .wm-rule[data-met="true"] {
    color: var(--wm-success);
    font-weight: var(--wm-strong);
  }
}`;
