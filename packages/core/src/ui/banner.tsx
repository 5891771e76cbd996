import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { statusBannerStyles } from "./status-banner-styles.ts";
import { useStyles } from "./use-styles.ts";

interface StatusBannerProps {
  /** Drawn before the text: a state is not told by its colour alone. */
  icon?: ReactNode;
  /** Said politely as soon as it is there; nothing: the bar is away. */
  children: string | false | null;
  /** Buttons that answer it. */
  answers?: ReactNode;
}

/**
 * News at the foot of the window, on a phone, too. It takes its room behind the page, so that nothing moves when it comes or
 * goes, and never the focus. Its frame is there before its text: screen readers hear what comes into it.
 */
export function StatusBanner({ children, ...news }: StatusBannerProps) {
  return (
    <div role="status">
      {children && (
        // Other news is another bar: one that grew or shrank would be seen to jump.
        <News key={children} {...news}>
          {children}
        </News>
      )}
    </div>
  );
}

function News({ icon, children, answers }: StatusBannerProps) {
  const bar = useFocusFallback<HTMLDivElement>();
  useFocusClearOf(bar);
  useStyles(statusBannerStyles);
  return (
    <div className="wm-bar" data-asks={answers ? true : undefined} ref={bar}>
      <p className="wm-bar__text">
        {icon}
        <span>{children}</span>
      </p>
      {answers && <div className="wm-strip__answers">{answers}</div>}
    </div>
  );
}

/** A little more than the outline of what has the focus. */
const GAP_PX = 8;

/** Scrolls what has the focus clear of a bar at the foot of the window: at once, and whenever the focus moves. */
function useFocusClearOf(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bars = bar.current?.parentElement?.parentElement;
    const { style } = document.documentElement;
    const height = (bars?.offsetHeight ?? 0) + GAP_PX;
    style.scrollPaddingBlockEnd = `${height}px`;
    const focused = document.activeElement;
    if (focused && !bars?.contains(focused)) scrollClear(focused, window.innerHeight - height);
    return () => {
      style.scrollPaddingBlockEnd = "";
    };
  }, [bar]);
}

/** Scrolls to an element that a bar covers; not to one that was out of sight before, which would be a jump. */
function scrollClear(focused: Element, barTop: number): void {
  const { top, bottom } = focused.getBoundingClientRect();
  const isSeen = top < window.innerHeight && bottom > 0;
  if (isSeen && bottom > barTop && focused !== document.body) {
    focused.scrollIntoView({ block: "nearest" });
  }
}

/** An element that goes while it has the focus leaves it to the content: without an owner, the next Tab starts anywhere. */
export function useFocusFallback<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
