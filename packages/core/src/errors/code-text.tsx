import { useLanguage } from "../i18n/language-context.tsx";
import { useText } from "../i18n/use-text.tsx";
import { codeWords, type TimedCode } from "./code-words.ts";

/** A code with the time of day in the page's language. */
export function CodeText(shown: TimedCode) {
  const words = codeWords(shown, useText(), useLanguage());
  return (
    <span translate="no" data-code={shown.code}>
      {words}
    </span>
  );
}
