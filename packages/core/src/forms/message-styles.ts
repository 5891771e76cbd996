/**
 * Style of what only some messages have: a countdown, a folded text. It comes with their scripts, before React with the
 * file of messages.
 */
export const messageStyles: string = `@layer ui {
  .wm-wait {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: var(--wm-space-1);
  }

  .wm-wait > [role="timer"],
  .wm-wait__room {
    grid-area: 1 / 1;
  }

  .wm-wait__room {
    padding-block-end: 1.55em;
    visibility: hidden;
  }

  /* No time is left at the end: its line is for the words of the end. */
  .wm-wait__room + .wm-wait__room {
    padding-block-end: 0;
  }

  .wm-wait__time:empty {
    display: none;
  }

  .wm-wait__room::before {
    content: attr(data-room);
  }

  .wm-wait__time {
    white-space: nowrap;
    min-block-size: 1.55em;
    font-weight: var(--wm-strong);
    font-variant-numeric: tabular-nums;
  }

  .wm-folded {
    display: flex;
    flex-direction: column-reverse;
  }

  .wm-folded > details:not([open]) + * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .wm-folded summary {
    inline-size: fit-content;
    padding-block: 0.125rem;
    color: var(--wm-error);
    cursor: pointer;
  }
}`;
