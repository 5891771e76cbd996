/** Style of a wide card. Only its own pages have it from the start. */
export const wideCardStyles: string = `@layer layout {
  /* As wide as three cards of workspaces with their gaps, so that they begin and end where the heading's line does. */
  .wm-card--wide {
    max-inline-size: 59.125rem;
  }

  /* As wide as two, where three have no room. */
  @media (max-width: 62.1rem) {
    .wm-card--wide {
      max-inline-size: 40.125rem;
    }
  }

  @media print {
    .wm-card--wide {
      max-inline-size: none;
      padding: 0;
      border: 0;
    }
  }

  @media (min-width: 60rem) {
    .wm-stage:has(.wm-card--wide) {
      display: block;
    }

    .wm-main:has(.wm-card--wide) + .wm-art {
      display: none;
    }
  }
}`;

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
