/** Style of the ways in. It comes with their chunk: the page has the rules of the space for them alone. */
export const wayStyles: string = `@layer ui {
  .wm-way {
    display: flex;
    inline-size: 100%;
    min-block-size: var(--wm-way);
    margin-block-end: var(--wm-space-2);
    gap: var(--wm-space-3);
    padding: 2px var(--wm-space-4);
  }

  .wm-way__logo {
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    object-fit: contain;
  }

  .wm-way__name {
    display: grid;
  }

  .wm-way__place,
  .wm-way__note {
    font-size: var(--wm-text-small);
    font-weight: normal;
  }

  .wm-way__mark {
    flex: none;
  }

  /* The words are near the form that they introduce. */
  .wm-ways__or {
    display: grid;
    align-items: end;
    block-size: 2.5rem;
    color: var(--wm-text-soft);
    text-align: center;
  }

  .wm-ways__finder:not([hidden]) {
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    gap: var(--wm-space-2);
    block-size: var(--wm-finder);
    margin-block-end: var(--wm-space-3);
  }

  .wm-ways__options,
  .wm-ways__failed {
    border: 1.5px solid var(--wm-border);
    border-radius: var(--wm-radius);
  }

  .wm-ways__options {
    position: relative;
    overflow-y: auto;
  }

  /* In place of the whole list, and as high: nothing moves when it loads. */
  .wm-ways__failed {
    display: flex;
    flex-direction: column;
    grid-row: 1 / -1;
    justify-content: center;
    padding: var(--wm-space-4);
    min-inline-size: 0;
  }

  /* In place of the status line and of the options. */
  .wm-ways__none {
    grid-row: 3 / -1;
    padding: var(--wm-space-3);
  }

  .wm-way__option {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--wm-space-3);
    min-block-size: var(--wm-target);
    padding: var(--wm-space-2) var(--wm-space-3);
    cursor: pointer;
  }

  .wm-way__option .wm-way__place {
    color: var(--wm-text-soft);
  }

  .wm-way__option:hover,
  .wm-way__option[aria-selected="true"] {
    background: var(--wm-surface-soft);
  }

  .wm-way__option[aria-selected="true"] {
    outline: 2px solid var(--wm-focus);
    outline-offset: -2px;
  }
}`;
