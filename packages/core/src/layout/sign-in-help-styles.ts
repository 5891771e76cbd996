import { PHONE_WIDTH_PX } from "../config/constants.ts";

/** Style of the next steps. It comes with their chunk, before React with the file of messages. */
export const signInHelpStyles: string = `@layer ui {
  .wm-next-steps {
    display: grid;
    gap: var(--wm-space-2);
    padding: var(--wm-space-4);
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
  }

  @media (pointer: coarse) and (max-width: ${PHONE_WIDTH_PX}px),
    (pointer: coarse) and (max-height: ${PHONE_WIDTH_PX}px) {
    .wm-next-steps__keyboard {
      display: none;
    }
  }

  .wm-next-steps summary {
    min-block-size: 1.75rem;
    cursor: pointer;
    font-weight: var(--wm-strong);
  }
}`;
