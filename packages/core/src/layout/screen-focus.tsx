import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ANNOUNCEMENT_MS, LOADING_DELAY_MS } from "../config/constants.ts";
import { useFrame } from "./region.ts";

/** Id of the live region that says which screen has come after a wait, or in another language. */
export const AWAITED_SCREEN_STATUS = "awaited-screen";

interface ShownScreen {
  /** Tells the screen from others, whatever the language. */
  id: string;
  passing: boolean;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to the heading after a navigation. The first load leaves it where it is.
 * @returns true while a screen that took no focus, and came after a progress message, is to be said
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
    // A screen that led back to this one has taken the focus with it.
    const isLost = since !== null && document.activeElement === document.body;
    if (cameFrom !== null && (cameFrom !== id || isLost)) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
      return;
    }
    if (since === null || performance.now() - since < LOADING_DELAY_MS) return;
    const saying = setTimeout(() => {
      // A screen before may have led the focus here.
      if (document.activeElement !== heading.current) setAwaited(id);
    });
    // Readers of the page find the heading once.
    const ending = setTimeout(() => setAwaited(undefined), ANNOUNCEMENT_MS);
    return () => {
      clearTimeout(saying);
      clearTimeout(ending);
    };
  }, [id, memory, waitingSince, passing, heading]);
  return awaited === id;
}

/** Says the heading of a screen politely. */
export function AwaitedScreenStatus({ children }: { children: string }) {
  const place = document.getElementById(AWAITED_SCREEN_STATUS);
  return place && createPortal(<span key={children}>{children}</span>, place);
}

/** Returns when the page first had content, on the clock of `performance.now`; now, where the browser does not say. */
function firstPaint(): number {
  // DOMs of tests have no entries.
  const [paint] = performance.getEntriesByName?.("first-contentful-paint") ?? [];
  return paint?.startTime ?? performance.now();
}
