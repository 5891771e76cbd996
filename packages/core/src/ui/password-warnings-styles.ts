/** Style of hints at a password. It comes with their chunk. */
export const passwordWarningsStyles: string = `@layer ui {
  .wm-field__note {
    color: var(--wm-text-soft);
    font-size: var(--wm-text-small);
  }

  .wm-field__note.wm-field__error {
    color: var(--wm-error);
    font-size: inherit;
  }

  .wm-field__note:empty {
    display: none;
  }
}`;
