import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../i18n/use-text.tsx";
import { useFrame } from "../layout/region.ts";
import { Announcement, announceOnce } from "../ui/announcement.tsx";

/** Announces the heading after a change of language: the focus stays on the link, which only gets another name. */
export function LanguageStatus() {
  const language = useLanguage();
  // It may have changed before the script of this status was there.
  const known = useRef(useFrame().firstLanguage);
  const [heading, setHeading] = useState("");
  useEffect(() => {
    if (known.current === language) return undefined;
    known.current = language;
    // A screen that is loading has an announcement of its own.
    return announceOnce((isShown) => {
      const shown = isShown && document.querySelector("h1:not(.wm-waiting *)")?.textContent;
      setHeading(shown || "");
    });
  }, [language]);
  return heading && <Announcement>{heading}</Announcement>;
}
