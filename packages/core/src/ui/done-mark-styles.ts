/** Style of the mark of what is done. It comes with its screens. */
export const doneMarkStyles: string = `@layer ui {
  .wm-done {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: 50%;
    background: var(--wm-success-surface);
    color: var(--wm-success);
  }

  @media (forced-colors: active), (prefers-contrast: more) {
    .wm-done {
      border: 1px solid;
    }
  }
}`;
