import { noticeParts, type PostedNotice } from "../../config/posted-notice.ts";
import { useLanguage } from "../../i18n/use-text.tsx";
import type { Language } from "../../i18n/languages.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";

interface NoticeTextProps {
  notice: PostedNotice;
  /** Shows the words of links alone. */
  plain?: boolean;
}

/** A notice in the page's language, else in one that it has, marked as such. Nothing in it becomes markup but its links. */
export function NoticeText({ notice, plain = false }: NoticeTextProps) {
  const { checkUrl } = useRedirect();
  const language = useLanguage();
  const shown = languageOf(notice, language);
  return (
    <span lang={shown === language ? undefined : shown}>
      {noticeParts(notice.text[shown] ?? "").map(({ text, url }, index) => {
        const href = url === undefined || plain ? null : checkUrl(url);
        // Page translation replaces text nodes: each text has an element of its own.
        return href === null ? (
          <span key={index}>{text}</span>
        ) : (
          <a key={index} href={href}>
            {text}
          </a>
        );
      })}
    </span>
  );
}

/** The page's language, else another one of the same family, else the first. */
function languageOf({ text }: PostedNotice, wanted: Language): string {
  const [family = ""] = wanted.split("-");
  const languages = Object.keys(text);
  if (languages.includes(wanted)) return wanted;
  return languages.find((language) => language.startsWith(family)) ?? languages[0] ?? wanted;
}
