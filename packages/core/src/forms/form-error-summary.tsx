import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import type { Failure } from "../api/result.ts";
import type { RetryWaitState } from "../attempt/retry-wait.ts";
import { focusAtStart } from "../browser/focus-at-start.ts";
import type { Operation } from "../errors/catalogue.ts";
import { LaterFailureCode } from "../errors/later-failure-code.tsx";
import { errorSentences, useErrorTitle } from "../errors/presentation.tsx";
import { useErrorMessage } from "../errors/use-error-message.ts";
import { useText } from "../i18n/use-text.tsx";
import { replaceable } from "../ui/replaceable.tsx";
import { Slot } from "../ui/slot.tsx";
import { type SummaryItem, summaryItem, type SummaryFrameProps } from "../ui/summary-item.tsx";
import { UNFOLDED_CHARACTERS } from "../config/constants.ts";
import { Countdown } from "./countdown.tsx";
import type { InvalidField } from "./field-texts.ts";
import { FoldedText } from "./folded-text.tsx";

interface FormErrorSummaryProps {
  /** Operation of the form. */
  operation: Operation;
  /** Why the last submit failed. */
  failure: Failure | null;
  /** The wait that the server asked for. */
  wait?: RetryWaitState | null;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string | undefined;
  /** Fields that failed validation at the last submit, in their order on the page. */
  invalidFields?: readonly InvalidField[];
  /** Changes with every failed submit, so that the summary takes the focus again. */
  failureId: number;
  /** Receives what is typed while the summary has the focus. */
  typingGoesTo?: RefObject<HTMLInputElement | null> | undefined;
  /** True for a failure that the page has shown before React: it has had the focus. */
  isAdopted?: boolean | undefined;
  /** Follows the reason of a call that failed. */
  belowReason?: ReactNode;
}

/** The error summary of a form: the invalid fields, else why the call failed; nothing without an error. */
export function FormErrorSummary({ invalidFields, ...props }: FormErrorSummaryProps) {
  const { operation, failure, wait, requestId, failureId, belowReason } = props;
  const errorMessageFor = useErrorMessage();
  if (invalidFields?.length) return <Summary {...props} items={invalidFields} />;
  if (!failure) return null;
  const { first, second } = errorSentences(errorMessageFor(operation, failure, wait != null));
  const failed = { operation, failure };
  const isLong = failure.kind === "serverText" && failure.text.length > UNFOLDED_CHARACTERS;
  const text = isLong ? <FoldedText key={failureId}>{first}</FoldedText> : first;
  return (
    <>
      <Summary
        {...props}
        items={[{ text }]}
        belowReason={belowReason && <Fragment key={failureId}>{belowReason}</Fragment>}
      />
      {second && <p className="wm-summary__detail">{second}</p>}
      <LaterFailureCode key={failureId} failed={failed} requestId={requestId} />
    </>
  );
}

interface SummaryProps extends Pick<
  FormErrorSummaryProps,
  "failureId" | "typingGoesTo" | "wait" | "isAdopted" | "belowReason"
> {
  items: readonly SummaryItem[];
}

/** Summary of the errors, in one place that takes the focus and leads to the fields. */
function Summary(props: SummaryProps) {
  const { items, belowReason, failureId, typingGoesTo, wait, isAdopted } = props;
  const text = useText();
  const summary = useRef<HTMLDivElement>(null);
  useErrorTitle();
  useFocusFallback(summary);
  useEffect(() => {
    if (summary.current && !isAdopted) focusAtStart(summary.current);
  }, [failureId, isAdopted]);

  function forwardTyping({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
    const isText = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
    if (isText && target === summary.current) typingGoesTo?.current?.focus();
  }

  const frame = { ref: summary, role: "alert", tabIndex: -1 } as const;
  return (
    <div onKeyDown={forwardTyping}>
      <SummaryPart frame={frame} title={text("summary.title")} items={items}>
        <>{belowReason}</>
        {wait && (
          <div>
            <Countdown state={wait} />
          </div>
        )}
        <Slot place="inSummary" />
      </SummaryPart>
    </div>
  );
}

const SummaryPart = /* @__PURE__ */ replaceable<SummaryFrameProps>("summary", PortalSummary);

function PortalSummary({ frame, title, items, children }: SummaryFrameProps) {
  return (
    <div className="wm-summary" {...frame}>
      <h2 className="wm-summary__title">{title}</h2>
      <ul className="wm-summary__list">
        {items.map((item) => (
          <li key={item.field ?? "message"}>{summaryItem(item)}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Passes the focus to the form's button when the summary disappears: without an owner, the next Tab starts anywhere. */
function useFocusFallback(summary: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = summary.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const button = shown.closest("form")?.querySelector<HTMLElement>("[type=submit]");
      button?.focus({ preventScroll: true });
    };
  }, [summary]);
}
