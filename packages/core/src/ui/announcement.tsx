import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";

/** Id of the page's live region. It is there before any text: screen readers do not announce a status that comes with one. */
export const ANNOUNCEMENTS = "announcements";

/**
 * Shows an announcement once the screen is there, and hides it after a moment, so that readers of the page find the text once.
 * @param setShown called with true, and then with false
 * @returns a function that cancels it
 */
export function announceOnce(setShown: (isShown: boolean) => void, delay = 0): () => void {
  const showing = setTimeout(() => setShown(true), delay);
  const hiding = setTimeout(() => setShown(false), delay + ANNOUNCEMENT_MS);
  return () => {
    clearTimeout(showing);
    clearTimeout(hiding);
  };
}

/** Announces a text politely, such as the heading of a screen that was waited for. */
export function Announcement({ children }: { children: string }) {
  const place = document.getElementById(ANNOUNCEMENTS);
  return place && createPortal(<span key={children}>{children}</span>, place);
}

interface ElementAnnouncementProps {
  element: RefObject<HTMLElement | null>;
  /** Its content as React renders it: what a translator changes in the element is not announced. */
  content: ReactNode;
}

/** Announces the text of an element, and each new one. The text of a page that was just loaded is read with the page. */
export function ElementAnnouncement({ element, content }: ElementAnnouncementProps) {
  const [isOnPage] = useState(() => !globalThis.document?.getElementById(ANNOUNCEMENTS));
  const [announced, setAnnounced] = useState("");
  const known = useRef<string>(undefined);
  const end = useRef(() => {});
  useEffect(() => {
    const text = textOf(element.current);
    const isReadWithPage = known.current === undefined && isOnPage;
    if (text === known.current) return;
    known.current = text;
    if (isReadWithPage) return;
    end.current();
    end.current = announceOnce((isShown) => setAnnounced(isShown ? text : ""));
  }, [element, content, isOnPage]);
  return announced && <Announcement>{announced}</Announcement>;
}

/** Text of an element, without its buttons and the code of a failure. */
function textOf(element: HTMLElement | null): string {
  const parts = Array.from(element?.childNodes ?? [], (part) =>
    part instanceof Element && part.matches("button, .wm-code") ? "" : part.textContent,
  );
  return parts.join(" ").trim();
}
