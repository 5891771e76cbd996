import { PHONE_WIDTH_PX } from "../config/constants.ts";

/** Style of a status banner. It comes with its script: no page has one before. */
// It is beside the links of the footer, not over them. On a phone its answers share the whole line. Every visit loads the
// text below, so that these comments are not in it.
export const statusBannerStyles: string = `@layer ui {
  .wm-status-banners {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
  }

  .wm-status-banner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--wm-space-2) var(--wm-space-5);
    padding: var(--wm-space-2) var(--wm-space-4);
    background: var(--wm-surface);
    color: var(--wm-text);
    border-block-start: 3px solid var(--wm-accent);
    box-shadow: var(--wm-shadow);
  }

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

  .wm-status-banner__icon {
    stroke-width: 2;
  }

  .wm-status-banner .wm-button {
    min-block-size: var(--wm-target);
    padding-block: var(--wm-space-1);
  }

  @media (max-width: ${PHONE_WIDTH_PX}px) {
    .wm-status-banner .wm-banners__answers,
    .wm-status-banner .wm-button {
      flex: auto;
    }

    .wm-status-banner .wm-button {
      padding-inline: var(--wm-space-3);
    }
  }

  @media print {
    .wm-status-banner {
      display: none;
    }
  }
}`;
