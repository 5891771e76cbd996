import type { ReactNode } from "react";
import { statusBannerStyles } from "./status-banner-styles.ts";
import { useFocusFallback } from "./use-focus-fallback.ts";
import { useStyles } from "./use-styles.ts";

interface StatusBannerProps {
  /** Drawn before the text: a state is not told by its colour alone. */
  icon?: ReactNode;
  /** Said politely as soon as it is there; nothing: the bar is away. */
  children: string | false | null;
  /** Another number says the same text again. */
  times?: number;
  /** Buttons that answer it. */
  answers?: ReactNode;
}

/**
 * News at the foot of the window, on a phone, too. It takes its room behind the page, so that nothing moves when it comes or
 * goes, and never the focus. Its frame is there before its text: screen readers hear what comes into it.
 */
export function StatusBanner({ children, times = 0, ...news }: StatusBannerProps) {
  return (
    <div role="status">
      {children && (
        // Other news is another bar: one that grew or shrank would be seen to jump.
        <News key={times + children} {...news}>
          {children}
        </News>
      )}
    </div>
  );
}

function News({ icon, children, answers }: StatusBannerProps) {
  useStyles(statusBannerStyles);
  return (
    <div className="wm-bar" data-asks={answers ? true : undefined} ref={useFocusFallback()}>
      <p className="wm-bar__text">
        {icon}
        <span>{children}</span>
      </p>
      {answers && <div className="wm-strip__answers">{answers}</div>}
    </div>
  );
}
