/** Style of the screen of the workspaces. On a desk one or two cards are in the middle, and so is all above them from the start. */
export const workspacesScreenStyles: string = `@layer layout {
  @media (min-width: 60rem) {
    [data-screen^="switch.title"] > :is(.wm-heading, p:first-of-type) {
      text-align: center;
    }

    [data-screen^="switch.title"] > :is(.wm-workspaces, .wm-waiting__line, .wm-actions) {
      justify-content: center;
    }
  }
}`;

/** Style of the cards. It comes with their chunk: no page has a card before its data. */
export const workspaceStyles: string = `@layer ui {
  .wm-workspaces {
    display: flex;
    flex-wrap: wrap;
    gap: var(--wm-space-4);
  }

  .wm-workspace {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto auto;
    gap: var(--wm-space-2);
    inline-size: min(var(--wm-card-width), 100%);
    padding: var(--wm-space-5);
    border: 1px solid var(--wm-line);
    border-radius: var(--wm-radius-card);
    -webkit-hyphens: auto;
    hyphens: auto;
  }

  /* Its words are where those of the cards beside it are. */
  .wm-workspace[data-source] {
    padding: calc(var(--wm-space-5) - 2px);
    border: 3px solid var(--wm-brand);
    background: var(--wm-surface-soft);
  }

  /* A frame of its own: the drawings are of several widths, and their edges would not meet the words'. */
  .wm-workspace__icon {
    padding: 0.4em;
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
    color: var(--wm-link);
  }

  .wm-workspace[data-source] .wm-workspace__icon {
    background: var(--wm-surface);
  }

  .wm-workspace__title {
    font-size: var(--wm-text-large);
    line-height: 1.3;
  }

  .wm-workspace__source {
    display: flex;
    gap: var(--wm-space-2);
    color: var(--wm-success);
    font-weight: var(--wm-strong);
  }

  .wm-workspace__source .wm-icon {
    margin-block-start: 0.125em;
  }

  .wm-workspace:hover {
    border-color: var(--wm-brand);
  }

  .wm-workspace .wm-button {
    position: static;
    grid-row: 5;
    margin-block-start: var(--wm-space-2);
  }

  /* The card looks like one target, and is: its button reaches to its edges, also while it is pressed. */
  .wm-workspace .wm-button::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  /* After the text, in the space beside it. The corner of the button would be the card's. */
  .wm-workspace .wm-button__spinner {
    position: relative;
    inset-inline: 6px auto;
    inline-size: 0;
  }

  .wm-workspace .wm-button:active {
    transform: none;
  }
}`;
