import { type ReactNode } from "react";
import { bannerStyles } from "./banner-styles.ts";
import { useStyles } from "./use-styles.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";

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

interface PromptBannerProps {
  /** Names the question for screen readers. */
  label: string;
  /** The language of the question, where it is not the page's. */
  lang?: string;
  children: ReactNode;
  /** Buttons and links that answer it, the same size each. */
  answers: ReactNode;
}

/** A banner that asks, at the foot of the window. It follows the page, so that nothing moves when it comes or goes. */
export function PromptBanner({ label, lang, children, answers }: PromptBannerProps) {
  useStyles(bannerStyles);
  useStyles(promptBannerStyles);
  return (
    <section className="wm-prompt-banner" aria-label={label} lang={lang} ref={useFocusFallback()}>
      <p className="wm-prompt-banner__text">{children}</p>
      <div className="wm-banners__answers">{answers}</div>
    </section>
  );
}
