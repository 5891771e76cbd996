import type { ReactNode } from "react";
import { MessageText } from "../i18n/message-text.tsx";
import type { Message } from "../i18n/message.ts";
import type { FormError } from "./problem.ts";
import { useText } from "../i18n/use-text.ts";

/** A problem as two sentences in the order in which they are read: the true reason first and stronger, where it is known. */
export function errorSentences(problem: FormError): { first: ReactNode; second?: ReactNode } {
  if ("text" in problem) return { first: <span>{problem.text}</span> };
  const { message, detail, detailFirst } = problem;
  if (!detail) return { first: <Own message={message} place="alone" /> };
  const known = <MessageText message={detail} />;
  return detailFirst
    ? { first: <strong>{known}</strong>, second: <Own message={message} place="last" /> }
    : { first: <MessageText message={message} />, second: known };
}

/** The catalogue's message; after the true reason it is something to check if it goes on, and no verdict. */
function Own({ message, place }: { message: Message; place: "alone" | "last" }) {
  const text = useText();
  const saysWhat = message.key !== "GENERIC_ERROR";
  return (
    <>
      {place === "last" && saysWhat && <span>{`${text("problem.mayBeWhy")} `}</span>}
      <MessageText message={message} />
      {place === "alone" && !saysWhat && <span>{` ${text("problem.tryAgain")}`}</span>}
    </>
  );
}
