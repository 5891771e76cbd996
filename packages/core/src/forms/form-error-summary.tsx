import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import type { Failure } from "../api/result.ts";
import type { Hold } from "../api/use-hold.ts";
import type { Operation } from "../errors/catalogue.ts";
import { errorMessageFor } from "../errors/error-message.ts";
import { Countdown } from "../errors/lazy-countdown.tsx";
import { LaterFailureCode } from "../errors/later-failure-code.tsx";
import { errorSentences, useErrorTitle } from "../errors/presentation.tsx";
import { useText } from "../i18n/use-text.tsx";
import { ErrorSummary, type SummaryItem } from "../ui/error-summary.tsx";
import type { InvalidField } from "./field-texts.ts";

interface FormErrorSummaryProps {
  /** What the form does. */
  operation: Operation;
  /** Why the last submit failed. */
  failure: Failure | null;
  /** What the server's wait does to the form. */
  hold?: Hold;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string;
  /** Fields that failed validation at the last submit, in their order on the page. */
  invalidFields?: readonly InvalidField[];
  /** Changes with every failed submit, so that the summary takes the focus again. */
  failureId: number;
  /** Receives what is typed while the summary has the focus. */
  typingGoesTo?: RefObject<HTMLInputElement | null>;
  /** Next steps. */
  children?: ReactNode;
}

/** The error summary of a form: the invalid fields, else why the call failed; nothing without an error. */
export function FormErrorSummary({ invalidFields, ...props }: FormErrorSummaryProps) {
  const { operation, failure, hold, requestId, failureId } = props;
  if (invalidFields?.length) return <Summary {...props} items={invalidFields} />;
  if (!failure) return null;
  const { first, second } = errorSentences(errorMessageFor(operation, failure, hold?.wait != null));
  const failed = { operation, failure };
  return (
    <>
      <Summary {...props} items={[{ text: first }]} detail={second} />
      <LaterFailureCode key={failureId} failed={failed} requestId={requestId} />
    </>
  );
}

interface SummaryProps extends Pick<
  FormErrorSummaryProps,
  "failureId" | "typingGoesTo" | "hold" | "children"
> {
  items: readonly SummaryItem[];
  detail?: ReactNode;
}

function Summary({ items, detail, failureId, typingGoesTo, hold, children }: SummaryProps) {
  const text = useText();
  const summary = useRef<HTMLDivElement>(null);
  useErrorTitle();

  function forwardTyping(event: KeyboardEvent) {
    const isText =
      event.key.length === 1 &&
      event.key !== " " &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey;
    if (isText && event.target === summary.current) typingGoesTo?.current?.focus();
  }

  return (
    <div onKeyDown={forwardTyping}>
      <ErrorSummary
        title={text("summary.title")}
        items={items}
        wait={hold?.wait && <Countdown hold={hold} />}
        detail={detail}
        ref={summary}
        failureId={failureId}
      >
        {children}
      </ErrorSummary>
    </div>
  );
}
