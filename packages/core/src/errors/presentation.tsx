import { createContext, type ReactNode, useContext, useEffect } from "react";
import { MessageText, useText } from "../i18n/use-text.tsx";
import type { ErrorMessage } from "./error-message.ts";

/** An error as one or two sentences in reading order; the true reason, where it is known, is first and stronger. */
export function errorSentences(error: ErrorMessage): { first: ReactNode; second?: ReactNode } {
  const { message, detail, detailFirst } = error;
  if (!detail) return { first: <Sentence message={message} position="alone" /> };
  const known = <MessageText message={detail} />;
  return detailFirst
    ? { first: <strong>{known}</strong>, second: <Sentence message={message} position="last" /> }
    : { first: <Sentence message={message} position="first" />, second: known };
}

interface SentenceProps extends Pick<ErrorMessage, "message"> {
  position: "alone" | "first" | "last";
}

/** The catalogue's message; after the known reason it is only a hint. */
function Sentence({ message, position }: SentenceProps) {
  const text = useText();
  const isGeneric = message.key === "GENERIC_ERROR";
  return (
    <>
      {position === "last" && !isGeneric && <span>{`${text("problem.mayBeWhy")} `}</span>}
      <ErrorText message={message} />
      {position === "alone" && isGeneric && <span>{` ${text("problem.tryAgain")}`}</span>}
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
