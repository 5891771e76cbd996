import { type RefObject, useEffect, useState } from "react";
import { LOADING_DELAY_MS } from "../config/constants.ts";
import { announceOnce } from "../ui/announcement.tsx";
import { useFrame } from "./region.ts";

interface ShownScreen {
  /** Tells the screen from others, whatever the language. */
  id: string;
  passing: boolean;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to the heading after a navigation. The first load leaves it where it is.
 * @returns true while a screen is to be said: one after a progress message that took no focus, or whose heading had it already
 */
export function useScreenFocus({ id, passing, heading }: ShownScreen): boolean {
  const { screenMemory: memory, waitingSince } = useFrame();
  const [awaited, setAwaited] = useState<string>();

  useEffect(() => {
    const cameFrom = memory.current;
    if (passing) {
      // A prerendered page waits before React does.
      waitingSince.current ??= cameFrom === null ? firstPaint() : performance.now();
      return;
    }
    const since = waitingSince.current;
    waitingSince.current = null;
    memory.current = id;
    // A screen, or a redirect, that led back to this one has taken the focus with it.
    const isLost = document.activeElement === document.body;
    const isOther = cameFrom !== null && (cameFrom !== id || isLost);
    if (isOther) {
      // A heading that has the focus already is one with another text: the focus does not say it.
      const isFocused = document.activeElement === heading.current;
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
      if (!isFocused) return;
    } else if (since === null || performance.now() - since < LOADING_DELAY_MS) return;
    return announceOnce(
      () => {
        // A screen before may have led the focus here.
        if (isOther || document.activeElement !== heading.current) setAwaited(id);
      },
      () => setAwaited(undefined),
    );
  }, [id, memory, waitingSince, passing, heading]);
  return awaited === id;
}

/** Returns when the page first had content, on the clock of `performance.now`; now, where the browser does not say. */
function firstPaint(): number {
  // DOMs of tests have no entries.
  const [paint] = performance.getEntriesByName?.("first-contentful-paint") ?? [];
  return paint?.startTime ?? performance.now();
}
