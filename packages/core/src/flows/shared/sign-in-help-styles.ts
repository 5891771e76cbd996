import { PHONE_WIDTH_PX } from "../../config/constants.ts";

/** Style of the next steps. It comes with their chunk, before React with the file of messages. */
export const signInHelpStyles: string = `@layer ui {
  .wm-next-steps {
    display: grid;
    gap: var(--wm-space-2);
    padding: var(--wm-space-4);
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
    outline: 1px solid transparent;
  }

  /* The next steps have this link, too. It stays as long as it has the focus. */
  form:has(.wm-next-steps a[href*="/forgot"]) ~ .wm-links li:has(> a[href*="/forgot"]:not(:focus)) {
    display: none;
  }

  /* The last item of the list above it. */
  .wm-next-steps__keyboard {
    margin-block-start: calc(-1 * var(--wm-space-1));
  }

  @media (pointer: coarse) and (max-width: ${PHONE_WIDTH_PX}px),
    (pointer: coarse) and (max-height: ${PHONE_WIDTH_PX}px) {
    .wm-next-steps__keyboard {
      display: none;
    }
  }

  .wm-next-steps details > :not(summary) {
    margin-block-start: var(--wm-space-2);
  }

  .wm-next-steps summary {
    min-block-size: 1.75rem;
    /* A second line begins below the first one's words, not below the arrow. */
    margin-inline-start: 1.1em;
    list-style-position: outside;
    cursor: pointer;
    font-weight: var(--wm-strong);
  }
}`;
