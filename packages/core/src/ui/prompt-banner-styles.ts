/** Style of a prompt banner, beside that of all banners. It comes with its chunk: the page has the rules of the space for it alone. */
export const promptBannerStyles: string = `@layer ui {
  .wm-prompt-banner {
    padding: var(--wm-space-3) var(--wm-space-4);
    border-block-start: 1px solid var(--wm-line);
  }

  .wm-prompt-banner__text {
    flex: 1 1 16rem;
  }

  /* In a small window it is part of the page. */
  @media print {
    .wm-prompt-banner {
      display: none;
    }
  }
}`;
