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
