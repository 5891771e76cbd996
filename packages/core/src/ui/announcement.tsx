import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";

/** Id of the page's live region. It is there before its words: screen readers hear no status that comes with its text. */
export const ANNOUNCEMENTS = "announcements";

/** Says something once the screen is there, for a moment: readers of the page find it once. @returns a function that ends it */
export function announceOnce(say: () => void, end: () => void, delay = 0): () => void {
  const saying = setTimeout(say, delay);
  const ending = setTimeout(end, delay + ANNOUNCEMENT_MS);
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

interface ElementAnnouncementProps {
  element: RefObject<HTMLElement | null>;
  /** Its content as React has it: a translator changes the element, too, and would be heard. */
  content: ReactNode;
}

/** Says the words of an element, and those that it comes to have. What has come with the page is read with it. */
export function ElementAnnouncement({ element, content }: ElementAnnouncementProps) {
  const [isOnPage] = useState(() => !globalThis.document?.getElementById(ANNOUNCEMENTS));
  const [said, setSaid] = useState("");
  const known = useRef<string>(undefined);
  const end = useRef(() => {});
  useEffect(() => {
    const words = wordsOf(element.current);
    const isRead = known.current === undefined && isOnPage;
    if (words === known.current) return;
    known.current = words;
    if (isRead) return;
    end.current();
    end.current = announceOnce(
      () => setSaid(words),
      () => setSaid(""),
    );
  }, [element, content, isOnPage]);
  return said && <Announcement>{said}</Announcement>;
}

/** Text of an element, without its buttons and the code of a failure. */
function wordsOf(element: HTMLElement | null): string {
  const parts = Array.from(element?.childNodes ?? [], (part) =>
    part instanceof Element && part.matches("button, .wm-code") ? "" : part.textContent,
  );
  return parts.join(" ").trim();
}
