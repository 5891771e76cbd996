import { PHONE_WIDTH_PX } from "../config/constants.ts";

/** Style of banners at the foot of the window. It comes with their script: no page has one before. */
export const bannerStyles: string = `@layer ui {
  .wm-status-banners {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
  }

  .wm-status-banner,
  .wm-prompt-banner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--wm-space-2) var(--wm-space-5);
    background: var(--wm-surface);
    color: var(--wm-text);
    box-shadow: var(--wm-shadow);
  }

  .wm-status-banner {
    padding: var(--wm-space-2) var(--wm-space-4);
    border-block-start: 3px solid var(--wm-accent);
  }

  /* Beside the links of the footer, not over them. */
  @media (min-width: 60rem) {
    .wm-status-banner:not([data-asks]) {
      inline-size: fit-content;
      max-inline-size: 50%;
      border-start-end-radius: var(--wm-radius);
    }
  }

  .wm-status-banner__text {
    display: flex;
    flex: 1 1 14rem;
    align-items: center;
    gap: var(--wm-space-3);
  }

  .wm-banners__answers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--wm-space-2);
  }

  .wm-banners__answers .wm-button {
    min-block-size: var(--wm-target);
    padding-block: var(--wm-space-1);
  }

  /* On a phone the answers share the whole line, and mostly have room for one. */
  @media (max-width: ${PHONE_WIDTH_PX}px) {
    .wm-banners__answers,
    .wm-banners__answers .wm-button {
      flex: auto;
    }

    .wm-banners__answers .wm-button {
      padding-inline: var(--wm-space-3);
    }
  }
}`;
