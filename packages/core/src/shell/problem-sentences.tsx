import type { ReactNode } from "react";
import { MessageText } from "../i18n/message-text.tsx";
import type { Message } from "../i18n/message.ts";
import type { Problem } from "../i18n/problem.ts";
import { useText } from "../i18n/use-text.ts";

/** A problem as two sentences in the order in which they are read: the true reason first and stronger, where it is known. */
export function sentencesOf(problem: Problem): readonly [first: ReactNode, then: ReactNode] {
  if ("text" in problem) return [<span key="first">{problem.text}</span>, null];
  const { message, detail, detailFirst } = problem;
  if (!detail) return [<Alone key="first" message={message} />, null];
  return detailFirst
    ? [
        <strong key="first">
          <MessageText message={detail} />
        </strong>,
        <Afterwards key="then" message={message} />,
      ]
    : [<MessageText key="first" message={message} />, <MessageText key="then" message={detail} />];
}

/** The message after the true reason: something to check if it goes on, and no verdict. */
function Afterwards({ message }: { message: Message }) {
  const text = useText();
  if (message.key === "GENERIC_ERROR") return <MessageText message={message} />;
  return (
    <>
      <span>{text("problem.mayBeWhy")}</span> <MessageText message={message} />
    </>
  );
}

function Alone({ message }: { message: Message }) {
  const text = useText();
  return (
    <>
      <MessageText message={message} />
      {message.key === "GENERIC_ERROR" && <span>{` ${text("problem.tryAgain")}`}</span>}
    </>
  );
}
