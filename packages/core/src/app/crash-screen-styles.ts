/** Style of the crash screen. It comes with the screen: no prerendered page has it. */
export const crashScreenStyles: string = `@layer layout {
  .wm-reference code {
    font-size: var(--wm-text-small);
  }

  /* Nothing is copied yet: the line takes no room. */
  .wm-reference ~ [role="status"]:empty {
    margin: 0;
  }
}`;
