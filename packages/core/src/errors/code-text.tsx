import { useLanguage } from "../i18n/language-context.tsx";
import { useText } from "../i18n/use-text.tsx";
import type { Language } from "../i18n/languages.ts";
import type { Text } from "../i18n/message.ts";
import { clockText } from "./duration-text.ts";

/** A code with the time of day in the page's language. */
export function CodeText(shown: TimedCode) {
  const words = codeWords(shown, useText(), useLanguage());
  return (
    <span translate="no" data-code={shown.code}>
      {words}
    </span>
  );
}

export interface TimedCode {
  code: string;
  at: Date;
}

/** A code with the time of day, in the language of the text. */
export function codeWords({ code, at }: TimedCode, text: Text, language: Language): string {
  return text("problem.code", { code, time: clockText(at, language) });
}
