import { PHONE_WIDTH_PX } from "../config/constants.ts";

/** Style of a prompt banner. It comes with its chunk: the page has the rules of the space for it alone. */
export const promptBannerStyles: string = `@layer ui {
  .wm-prompt-banner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--wm-space-2) var(--wm-space-5);
    padding: var(--wm-space-3) var(--wm-space-4);
    background: var(--wm-surface);
    color: var(--wm-text);
    border-block-start: 1px solid var(--wm-line);
    box-shadow: var(--wm-shadow);
  }

  .wm-prompt-banner__text {
    flex: 1 1 16rem;
    margin: 0;
  }

  .wm-prompt-banner .wm-button {
    min-block-size: var(--wm-target);
    padding-block: var(--wm-space-1);
  }

  /* On a phone the answers share the whole line, and mostly have room for one. */
  @media (max-width: ${PHONE_WIDTH_PX}px) {
    .wm-prompt-banner .wm-banners__answers,
    .wm-prompt-banner .wm-button {
      flex: auto;
    }

    .wm-prompt-banner .wm-button {
      padding-inline: var(--wm-space-3);
    }
  }

  /* In a small window it is part of the page. */
  @media print {
    .wm-prompt-banner {
      display: none;
    }
  }
}`;
