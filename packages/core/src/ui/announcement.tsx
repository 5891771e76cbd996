import { createPortal } from "react-dom";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";

/** Id of the page's live region. It is there before its words: screen readers hear no status that comes with its text. */
export const ANNOUNCEMENTS = "announcements";

/** Says something once the screen is there, for a moment: readers of the page find it once. @returns a function that ends it */
export function announceOnce(say: () => void, end: () => void): () => void {
  const saying = setTimeout(say);
  const ending = setTimeout(end, ANNOUNCEMENT_MS);
  return () => {
    clearTimeout(saying);
    clearTimeout(ending);
  };
}

/** Says a text politely, such as the heading of a screen that has come after a wait. */
export function Announcement({ children }: { children: string }) {
  const place = document.getElementById(ANNOUNCEMENTS);
  return place && createPortal(<span key={children}>{children}</span>, place);
}
