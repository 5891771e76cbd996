import type { ReactNode } from "react";
import { bannerStyles } from "./banner-styles.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";
import { useStyles } from "./use-styles.ts";

interface StatusBannerProps {
  /** Drawn before the text: a state is not told by its colour alone. */
  icon?: ReactNode;
  /** Announced politely as soon as it is there; without it there is no banner. */
  children: string | false | null;
  /** Another number says the same text again. */
  times?: number;
  /** Buttons that answer it. */
  answers?: ReactNode;
}

/**
 * A banner that informs, at the foot of the window, also on a phone. It comes after the page, so that nothing moves when it
 * appears or goes, and never takes the focus. Its frame is there before its text: screen readers announce what is added to it.
 */
export function StatusBanner({ children, times = 0, ...shown }: StatusBannerProps) {
  return (
    <div role="status">
      {children && (
        // Another text is another banner: one that grew or shrank would be seen to jump.
        <ShownBanner key={times + children} {...shown}>
          {children}
        </ShownBanner>
      )}
    </div>
  );
}

function ShownBanner({ icon, children, answers }: StatusBannerProps) {
  useStyles(bannerStyles);
  return (
    <div
      className="wm-status-banner"
      data-asks={answers ? true : undefined}
      ref={useFocusFallback()}
    >
      <p className="wm-status-banner__text">
        {icon}
        <span>{children}</span>
      </p>
      {answers && <div className="wm-banners__answers">{answers}</div>}
    </div>
  );
}
