/** Style of the line below a pressed button. It comes with its chunk: no page has the line before React. */
export const stillTryingStyles: string = `@layer layout {
  /* A region's own markup has no class of the portal's. */
  [data-portal-form] {
    position: relative;
  }

  /* Below the button that was pressed, over what follows: nothing moves when it comes or goes. As high as a row of links. */
  .wm-still-trying {
    position: absolute;
    display: grid;
    align-content: center;
    min-block-size: 3.5rem;
    inset-block-start: calc(100% + var(--wm-space-1));
    inset-inline: 0;
    z-index: 1;
    padding: var(--wm-space-1) var(--wm-space-3);
    border-inline-start: 4px solid var(--wm-accent);
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
  }

  /* What has the focus is not behind it. */
  [data-portal-form] ~ :focus-within {
    position: relative;
    z-index: 2;
    background: var(--wm-surface);
  }
}`;
