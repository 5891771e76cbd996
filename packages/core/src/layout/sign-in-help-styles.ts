/** Style of the next steps. It comes with their chunk: no page has them before a failed sign-in. */
export const signInHelpStyles: string = `@layer ui {
  .wm-next-steps {
    display: grid;
    gap: var(--wm-space-2);
    padding: var(--wm-space-4);
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
  }

  .wm-next-steps summary {
    min-block-size: 1.75rem;
    cursor: pointer;
    font-weight: var(--wm-strong);
  }
}`;
