/** Style of posted notices. It comes with their chunk: pages without a notice do not have it. */
export const postedNoticeStyles: string = `@layer ui {
  .wm-posted-notices {
    position: absolute;
    inset-block-end: calc(100% + var(--wm-space-2));
    inset-inline: 0;
    display: grid;
    gap: var(--wm-space-2);
  }

  /* Unfolded by the person: it has a place in the card. */
  .wm-posted-notices[data-unfolded] {
    position: static;
  }

  .wm-posted-notices--at-foot {
    display: grid;
  }

  .wm-posted-notice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--wm-space-3);
    padding-block: var(--wm-space-2);
    padding-inline-start: var(--wm-space-3);
    border-inline-start: 4px solid var(--wm-border);
    border-radius: var(--wm-radius);
    background: var(--wm-surface);
    color: var(--wm-text);
    box-shadow: var(--wm-shadow);
    font-size: var(--wm-text-small);
    line-height: 1.4;
  }

  .wm-posted-notice[data-tone="warning"] {
    border-color: var(--wm-warning, var(--wm-accent));
  }

  .wm-posted-notice[data-tone="success"] {
    border-color: var(--wm-success);
  }

  .wm-status-banner .wm-posted-notice {
    padding: 0;
    border: 0;
    box-shadow: none;
  }

  .wm-posted-notice__text {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  .wm-posted-notice[data-folds] > div > .wm-posted-notice__text {
    -webkit-line-clamp: 2;
  }

  .wm-posted-notice[data-unfolded] > div > .wm-posted-notice__text {
    display: block;
  }

  .wm-posted-notice button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--wm-link);
    cursor: pointer;
  }

  .wm-posted-notice__unfold {
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .wm-posted-notice__close {
    display: grid;
    place-items: center;
    align-self: stretch;
    inline-size: var(--wm-target);
    min-block-size: var(--wm-target);
    margin-block: calc(-1 * var(--wm-space-2));
  }

  /* Cut after its first line; without a wrap it would widen the form. */
  .wm-notice-line {
    display: -webkit-box;
    overflow: hidden;
    margin-block-start: var(--wm-space-1);
    font-size: var(--wm-text-small);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }

  /* A low window needs the room for the fields; it is still read aloud. */
  @media (max-height: 45rem) {
    .wm-notice-line {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }
  }

  /* In a low window they would cover the reason of a refusal: one notice at a time, and one line of it. */
  @media (max-height: 35rem) {
    .wm-posted-notices--at-foot > .wm-posted-notice:nth-child(n + 2) {
      display: none;
    }

    .wm-posted-notices--at-foot > .wm-posted-notice > div > .wm-posted-notice__text {
      -webkit-line-clamp: 1;
    }
  }

  @media (forced-colors: active) {
    .wm-posted-notice {
      border: 1px solid CanvasText;
    }
  }

  @media print {
    .wm-posted-notices {
      display: none;
    }
  }
}`;
