import type { ReactNode } from "react";
import { type MessageKey, SERVER_PREFIX } from "../i18n/message.ts";
import { MessageText, useHasText, useLanguage, useText } from "../i18n/use-text.tsx";
import { clockText } from "./duration-text.ts";
import {
  type ErrorMessage,
  errorMessageFor,
  type ErrorSentence,
  sentencesOf,
  type ServerText,
} from "./error-message.ts";
import { keepsDetail, namedKey } from "./message-parts.ts";
import { languages } from "../i18n/languages.ts";

/** Returns `errorMessageFor` with the region's words for the messages of its server. */
export function useErrorMessage(): typeof errorMessageFor {
  const has = useHasText();
  return (...failed) => inRegionWords(errorMessageFor(...failed), has);
}

/**
 * Puts the region's words for the server's message in place of the catalogue's.
 * @param has tells whether the region has words of a key
 */
function inRegionWords(error: ErrorMessage, has: (key: string) => boolean): ErrorMessage {
  const failure = error.failed?.failure;
  const key = failure && SERVER_PREFIX + namedKey(failure);
  if (!key || !has(key)) return error;
  const detail = (keepsDetail(failure) && error.detail) || null;
  return { ...error, message: { key: key as MessageKey }, detail, detailFirst: false };
}

/** An error as one or two sentences in reading order; the true reason, where it is known, is first and stronger. */
export function errorSentences(error: ErrorMessage): { first: ReactNode; second?: ReactNode } {
  const [first, second] = sentencesOf(error);
  const sentence = <Sentence {...first} />;
  return {
    first: first.isReason ? <strong>{sentence}</strong> : sentence,
    second: second && <Sentence {...second} />,
  };
}

function Sentence({ message, before, after }: ErrorSentence) {
  const text = useText();
  return (
    <>
      {before && <span>{`${text(before)} `}</span>}
      <ErrorText message={message} />
      {after && <span>{` ${text(after)}`}</span>}
    </>
  );
}

/** The message alone: one of the portal's, or the server's own text. */
export function ErrorText({ message }: Pick<ErrorMessage, "message">) {
  return message.key === undefined ? (
    <ServerTextView {...message} />
  ) : (
    <MessageText message={message} />
  );
}

/** A code with the time of day in the page's language. */
export function CodeText({ code, at }: { code: string; at: Date }) {
  const text = useText();
  const time = clockText(at, useLanguage());
  return (
    <span translate="no" data-code={code}>
      {text("problem.code", { code, time })}
    </span>
  );
}

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
