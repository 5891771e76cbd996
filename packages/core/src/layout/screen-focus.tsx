import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
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
 * @returns true while the heading is to be announced: after a progress message that took no focus, or where it has the focus
 */
export function useScreenFocus({ id, passing, heading }: ShownScreen): boolean {
  const { screenMemory: memory, waiting } = useFrame();
  const [announced, setAnnounced] = useState<string>();
  const { pathname } = useLocation();

  useEffect(() => {
    const cameFrom = memory.current;
    if (passing) {
      // A prerendered page has shown its progress message before React.
      waiting.current ??= { since: cameFrom === null ? firstPaint() : performance.now(), pathname };
      return;
    }
    const waited = waiting.current;
    waiting.current = null;
    memory.current = id;
    // A screen or a redirect in between had the focus, which is lost with it.
    const isLost = document.activeElement === document.body;
    // A progress message is not remembered, but a link leads on from it to another page.
    const isOther =
      cameFrom === null
        ? waited !== null && waited.pathname !== pathname
        : isLost || cameFrom !== id;
    if (isOther) {
      // The heading has the focus, and another text: a focus that does not move announces nothing.
      const isFocused = document.activeElement === heading.current;
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
      if (!isFocused) return;
    } else if (!waited || performance.now() - waited.since < LOADING_DELAY_MS) return;
    return announceOnce((isShown) => {
      // An earlier screen may have focused the heading since, which announces it.
      setAnnounced(
        isShown && (isOther || document.activeElement !== heading.current) ? id : undefined,
      );
    });
  }, [id, memory, waiting, passing, heading, pathname]);
  return announced === id;
}

/** Returns when the page first had content, on the clock of `performance.now`; now, where the browser does not say. */
function firstPaint(): number {
  // DOMs of tests have no entries.
  const [paint] = performance.getEntriesByName?.("first-contentful-paint") ?? [];
  return paint?.startTime ?? performance.now();
}
