import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { FormError } from "../errors/problem.ts";
import { useText } from "../i18n/use-text.ts";
import { ErrorSummary, type SummaryItem } from "../ui/error-summary.tsx";
import { errorSentences } from "../errors/error-sentences.tsx";
import { useErrorTitle } from "../errors/use-error-title.ts";

interface FormErrorSummaryProps {
  /** Why the last call failed. */
  problem: FormError | null;
  /** Fields that validation refused at the last submit, in their order on the page. */
  refused: readonly RefusedField[];
  failureId: number;
  /** Takes what is typed while the summary has the focus, e.g. a password that was selected for replacing [SI-10]. */
  typingGoesTo?: RefObject<HTMLInputElement | null>;
}

export interface RefusedField {
  field: string;
  text: string;
}

/** The error summary of a form: what validation refused, else what the call said; nothing when all is well. */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  return props.problem || props.refused.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ problem, refused, failureId, typingGoesTo }: FormErrorSummaryProps) {
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

  const said = refused.length === 0 && problem ? errorSentences(problem) : null;
  const items: readonly SummaryItem[] = said ? [{ text: said.first }] : refused;

  return (
    <div onKeyDown={forwardTyping}>
      <ErrorSummary
        title={text("summary.title")}
        items={items}
        detail={said?.second}
        ref={summary}
        failureId={failureId}
      />
    </div>
  );
}
