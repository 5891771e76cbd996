/** Style of prerendered pages whose coming screen begins as their wait does: the heading keeps its place. No script has it. */
export const anchoredCardStyles: string = `@layer layout {
  @media (min-width: 60rem) {
    :has(> .wm-waiting--stays),
    html[data-waits] .wm-main {
      align-items: start;
      padding-block-start: max(var(--wm-space-3), 50vh - 27rem);
    }
  }
}`;
