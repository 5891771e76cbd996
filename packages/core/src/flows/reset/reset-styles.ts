import { PHONE_WIDTH_PX } from "../../config/constants.ts";

/** Style of the page of a mailed link. It has much to say before its first field, which has to come into sight on a phone. */
export const resetStyles: string = `@layer layout {
  @media (max-width: ${PHONE_WIDTH_PX}px) {
    [data-screen^="reset."] {
      --wm-text-title: 1.5rem;
    }

    .wm-stage:has([data-screen^="reset."]) {
      --wm-art-size: 0px;
    }

    .wm-card[data-screen^="reset."] {
      padding-block-start: var(--wm-space-5);
    }

    .wm-card[data-screen^="reset."] > * + * {
      margin-block-start: var(--wm-space-3);
    }
  }
}`;

/** Style of the facts of an account. It comes with their chunk: no page has them before its data. */
export const accountFactsStyles: string = `@layer layout {
  .wm-facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--wm-space-3) var(--wm-space-4);
    margin-inline: 0;
    margin-block-end: 0;
    padding: var(--wm-space-4);
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
    outline: 1px solid transparent;
  }

  /* Two short facts share a line, so that the button is in sight on a usual desk. */
  .wm-facts__row {
    flex: auto;
    min-inline-size: 40%;
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
      flex-direction: column;
      gap: var(--wm-space-1);
      padding: var(--wm-space-3);
    }

    .wm-facts :is(dt, dd) {
      display: inline;
    }

    /* The account's address begins a line where it would be broken. */
    .wm-facts__row:first-child dd {
      display: inline-block;
    }

    .wm-facts dt::after {
      content: " ";
    }

    .wm-facts dd:not(:last-child)::after {
      content: ", ";
    }
  }
}`;
