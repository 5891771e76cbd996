import { languages } from "../i18n/languages.ts";
import { useLanguage, useText } from "../i18n/use-text.tsx";
import type { ServerText } from "./error-message.ts";

/** The server's own text, marked with its language. Below a page in another language, a note says so. */
export function ServerTextView({ text: serverText, language }: Omit<ServerText, "key">) {
  const text = useText();
  const pageLanguage = useLanguage();
  const other = language !== undefined && language !== pageLanguage && languages[language].param;
  const nameOf = (code: string) =>
    new Intl.DisplayNames(pageLanguage, { type: "language" }).of(code) ?? code;
  return (
    <>
      <span lang={language}>{serverText}</span>
      {other && <span>{` ${text("serverWords.other", { language: nameOf(other) })}`}</span>}
    </>
  );
}
