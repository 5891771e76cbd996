import { PHONE_WIDTH_PX } from "../config/constants.ts";

/** Style of news at the foot of the window. It comes with their script: no page has any before. */
// A bar is beside the links of the footer, not over them. On a phone its answers share the whole line. Every visit loads the
// text below, so that these comments are not in it.
export const statusBannerStyles: string = `@layer ui {
  .wm-bars {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
  }

  .wm-bar {
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
    .wm-bar:not([data-asks]) {
      inline-size: fit-content;
      max-inline-size: 50%;
      border-start-end-radius: var(--wm-radius);
    }
  }

  .wm-bar__text {
    display: flex;
    flex: 1 1 14rem;
    align-items: center;
    gap: var(--wm-space-3);
  }

  .wm-bar__icon {
    stroke-width: 2;
  }

  .wm-bar .wm-button {
    min-block-size: var(--wm-target);
    padding-block: var(--wm-space-1);
  }

  @media (max-width: ${PHONE_WIDTH_PX}px) {
    .wm-bar .wm-strip__answers,
    .wm-bar .wm-button {
      flex: auto;
    }

    .wm-bar .wm-button {
      padding-inline: var(--wm-space-3);
    }
  }

  @media print {
    .wm-bar {
      display: none;
    }
  }
}`;
