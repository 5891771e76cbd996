/** Style of a notice. Few pages have one from the start. Its bar is straight: around a bend it would end in points. */
export const noticeStyles: string = `@layer ui {
  .wm-notice {
    padding: var(--wm-space-3) var(--wm-space-4);
    border-inline-start: 4px solid var(--wm-border);
    border-radius: var(--wm-radius);
    border-start-start-radius: 2px;
    border-end-start-radius: 2px;
    background: var(--wm-surface-soft);
  }

  .wm-notice > p + p {
    margin-block-start: var(--wm-space-1);
  }

  .wm-notice > .wm-button {
    margin-block-start: var(--wm-space-3);
  }

  .wm-notice[data-tone="warning"] {
    border-color: var(--wm-warning, var(--wm-accent));
    background: var(--wm-surface);
    box-shadow: inset 0 0 0 1px var(--wm-line);
  }

  .wm-notice[data-tone="success"] {
    border-color: var(--wm-success);
    background: var(--wm-success-surface);
  }

  @media (forced-colors: active) {
    .wm-notice {
      border: 1px solid;
    }
  }
}`;
