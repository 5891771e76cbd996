import { Fragment, type ReactNode, useRef } from "react";
import type { Failure } from "../api/result.ts";
import type { RetryWaitState } from "../attempt/retry-wait.ts";
import type { Operation } from "../errors/catalogue.ts";
import { DeferredCodeLine } from "../errors/deferred-failure-code.tsx";
import { errorSentences, useErrorMessage } from "../errors/error-text.tsx";
import { isFolded } from "../errors/server-refusal.ts";
import { useText } from "../i18n/use-text.tsx";
import type { SummaryPartProps } from "../ui/component-props.ts";
import { ErrorSummary, FieldLink } from "../ui/error-summary.tsx";
import { Slot } from "../ui/slot.tsx";
import { Countdown } from "./countdown.tsx";
import type { InvalidField } from "./form-fields.ts";
import { type SummaryFocus, useSummaryFocus } from "./summary-focus.ts";
import { messageStyles } from "./message-styles.ts";
import { useStyles } from "../ui/use-styles.ts";

interface FormErrorSummaryProps extends SummaryFocus {
  /** Operation of the form. */
  operation: Operation;
  /** Why the last submit failed. */
  failure: Failure | null;
  /** The wait that the server asked for. */
  wait?: RetryWaitState | null | undefined;
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string | undefined;
  /** Fields that failed validation at the last submit, in their order on the page. */
  invalidFields?: readonly InvalidField[];
  /** Follows the reason of a call that failed. */
  belowReason?: ReactNode;
}

/** The error summary of a form: the invalid fields, else why the call failed; nothing without an error. */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const content = useSummaryContent(props);
  return (
    content && (
      <>
        <Summary {...props} {...content} />
        {content.detail && <p className="wm-summary__detail">{content.detail}</p>}
        <>{content.code}</>
      </>
    )
  );
}

interface SummaryContent {
  items: SummaryPartProps["items"];
  /** The rest of the summary: what follows from the reason, the countdown and the region's slot. */
  below: ReactNode;
  /** A second sentence. */
  detail?: ReactNode;
  code?: ReactNode;
}

/** Content of a form's error summary; null without an error. */
export function useSummaryContent(props: FormErrorSummaryProps): SummaryContent | null {
  const { invalidFields, operation, failure, wait, requestId, failureId, belowReason } = props;
  const errorMessageFor = useErrorMessage();
  const isInvalid = invalidFields && invalidFields.length > 0;
  const below = (
    <>
      {!isInvalid && belowReason && <Fragment key={failureId}>{belowReason}</Fragment>}
      {wait && <Countdown state={wait} />}
      <Slot place="inSummary" />
    </>
  );
  if (isInvalid) {
    const items = invalidFields.map(({ field, text }) => ({
      name: field,
      content: <FieldLink field={field}>{text}</FieldLink>,
    }));
    return { items, below };
  }
  if (!failure) return null;
  const { first, second } = errorSentences(errorMessageFor(operation, failure, wait != null));
  const failed = { operation, failure };
  const content = isFolded(failure) ? <FoldedText key={failureId}>{first}</FoldedText> : first;
  return {
    items: [{ name: "message", content }],
    below,
    detail: second,
    code: <DeferredCodeLine key={failureId} failed={failed} requestId={requestId} />,
  };
}

type SummaryProps = SummaryFocus & Pick<SummaryContent, "items" | "below">;

/** Summary of the errors, in one place that takes the focus and leads to the fields. */
function Summary({ items, below, failureId, isAdopted }: SummaryProps) {
  const text = useText();
  const summary = useRef<HTMLDivElement>(null);
  useSummaryFocus(summary, { failureId, isAdopted });
  const frame = { ref: summary, role: "alert", tabIndex: -1 } as const;
  return (
    <ErrorSummary frame={frame} title={text("summary.title")} items={items}>
      {below}
    </ErrorSummary>
  );
}

/** A long text of which two lines are seen until it is unfolded. Screen readers read all of it at once. */
export function FoldedText({ children }: { children: ReactNode }) {
  const text = useText();
  useStyles(messageStyles);
  return (
    <div className="wm-folded" aria-owns="unfold">
      {/* Seen and read below the text; it comes first, since only what follows can depend on it. */}
      <details id="unfold">
        <summary>{text("summary.unfold")}</summary>
      </details>
      <div>{children}</div>
    </div>
  );
}
