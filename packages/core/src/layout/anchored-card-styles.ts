/** Style of pages whose coming screen begins as their wait does. They alone have it. */
export const anchoredCardStyles: string = `@layer layout {
  /* There at once. */
  .wm-waiting--stays {
    animation: none;
  }

  /* At the top, so that the heading keeps its place when the form or the cards come below it. */
  @media (min-width: 60rem) {
    html[data-waits] .wm-main,
    .wm-main:has(.wm-card--wide) {
      align-items: start;
      padding-block-start: max(var(--wm-space-3), 50vh - 27rem);
    }
  }
}`;
