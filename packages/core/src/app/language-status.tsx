import { useEffect, useRef, useState } from "react";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { AwaitedScreenStatus } from "../layout/screen-focus.tsx";

/** Says the heading after a change of language. Nothing else does: the focus stays on the link, which has another name at once. */
export function LanguageStatus() {
  const language = useLanguage();
  const known = useRef(language);
  const [heading, setHeading] = useState("");
  useEffect(() => {
    if (known.current === language) return undefined;
    known.current = language;
    const saying = setTimeout(() => {
      setHeading(document.querySelector("h1")?.textContent ?? "");
    });
    // Readers of the page find the heading once.
    const ending = setTimeout(() => setHeading(""), ANNOUNCEMENT_MS);
    return () => {
      clearTimeout(saying);
      clearTimeout(ending);
    };
  }, [language]);
  return heading && <AwaitedScreenStatus>{heading}</AwaitedScreenStatus>;
}
