import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useFrame } from "../layout/region.ts";
import { Announcement, announceOnce } from "../ui/announcement.tsx";

/** Says the heading after a change of language. Nothing else does: the focus stays on the link, which has another name at once. */
export function LanguageStatus() {
  const language = useLanguage();
  // It may have changed before the script of this status was there.
  const known = useRef(useFrame().firstLanguage);
  const [heading, setHeading] = useState("");
  useEffect(() => {
    if (known.current === language) return undefined;
    known.current = language;
    // A screen that is on its way is said by its own line.
    return announceOnce(
      () => setHeading(document.querySelector("h1:not(.wm-waiting *)")?.textContent ?? ""),
      () => setHeading(""),
    );
  }, [language]);
  return heading && <Announcement>{heading}</Announcement>;
}
