import { useEffect } from "react";

/** Calls back when the page returns from the back/forward cache, where it was frozen in the middle of something [QX-3]. */
export function useBfcacheRestore(onReturn: () => void): void {
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  }, [onReturn]);
}
