import { PHONE_WIDTH_PX } from "../../config/constants.ts";

/** Style of the facts of an account. It comes with their chunk: no page has them before its data. */
export const accountFactsStyles: string = `@layer layout {
  .wm-facts {
    display: grid;
    gap: var(--wm-space-3);
    margin-inline: 0;
    padding: var(--wm-space-4);
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
  }

  .wm-facts dt {
    color: var(--wm-text-soft);
    font-size: var(--wm-text-small);
  }

  .wm-facts dd {
    margin: 0;
    font-weight: var(--wm-strong);
  }

  @media (max-width: ${PHONE_WIDTH_PX}px) {
    .wm-facts {
      gap: var(--wm-space-1);
      padding: var(--wm-space-3);
    }

    .wm-facts :is(dt, dd) {
      display: inline;
    }

    .wm-facts dt::after {
      content: " ";
    }

    .wm-facts dd:not(:last-child)::after {
      content: ", ";
    }
  }
}`;
