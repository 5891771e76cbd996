/** Style of what a stored sign-in that takes long says. It comes with its chunk. */
export const resumeWaitingStyles: string = `@layer layout {
  .wm-slow {
    display: grid;
    gap: var(--wm-space-3);
    justify-items: start;
  }

  .wm-slow:not([data-shown]) {
    visibility: hidden;
  }
}`;
