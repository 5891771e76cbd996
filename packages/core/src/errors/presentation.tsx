import { createContext, type ReactNode, useContext, useEffect } from "react";
import { MessageText, useText } from "../i18n/use-text.tsx";
import type { ErrorMessage } from "./error-message.ts";
import { type ErrorSentence, sentencesOf } from "./sentences.ts";

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

/** The message alone: one of ours, or the server's own words. */
export function ErrorText({ message }: Pick<ErrorMessage, "message">) {
  return message.key === undefined ? (
    <span>{message.text}</span>
  ) : (
    <MessageText message={message} />
  );
}

/** Receives whether the screen shows an error, for the document title. */
export const ErrorTitleContext = createContext<(hasError: boolean) => void>(() => undefined);

/** Starts the document title with "Error:" while the calling component is shown. */
export function useErrorTitle(): void {
  const setHasError = useContext(ErrorTitleContext);
  useEffect(() => {
    setHasError(true);
    return () => setHasError(false);
  }, [setHasError]);
}
