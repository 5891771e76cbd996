/** Style of a legal text. Only its own pages have it from the start. */
export const legalStyles: string = `@layer layout {
  .wm-prose {
    display: grid;
    gap: var(--wm-space-4);
  }

  /* Takes the space of the text, so that nothing moves when it comes. */
  .wm-prose > .wm-waiting__line {
    margin-block-end: 100vh;
  }

  /* Lines of some 75 letters are comfortable to read. */
  .wm-card--wide:has(.wm-prose) {
    max-inline-size: 37rem;
  }

  .wm-prose h2 {
    margin-block-start: var(--wm-space-3);
    font-size: var(--wm-text-large);
    line-height: 1.35;
  }

  @media print {
    .wm-prose h2 {
      break-inside: avoid;
      break-after: avoid;
    }

    /* Firefox ignores break-after. The heading reaches over its first lines instead, and takes no more space. */
    .wm-prose h2::after {
      content: "";
      display: block;
      block-size: 6rem;
      margin-block-end: -6rem;
    }
  }
}`;
