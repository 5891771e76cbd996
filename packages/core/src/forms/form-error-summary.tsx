import { Fragment, type ReactNode, useRef } from "react";
import type { Failure } from "../api/result.ts";
import type { RetryWaitState } from "../attempt/countdown.ts";
import type { Operation } from "../errors/operations.ts";
import { DeferredCodeLine } from "../errors/deferred-failure-code.tsx";
import { errorSentences, useErrorMessage } from "../errors/error-text.tsx";
import { isFolded } from "../errors/message-parts.ts";
import { useText } from "../i18n/use-text.tsx";
import type { SummaryPartProps } from "../ui/component-props.ts";
import {
  ErrorSummary,
  FieldLink,
  type SummaryFocus,
  useSummaryFocus,
} from "../ui/error-summary.tsx";
import { Slot } from "../ui/slot.tsx";
import { Countdown } from "./countdown.tsx";
import type { InvalidField } from "./field-props.ts";
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
  if (!content) return null;
  const { detail, code, ...summary } = content;
  const { failureId, isAdopted } = props;
  return (
    <>
      <Summary {...{ ...summary, failureId, isAdopted }} />
      {detail && <p className="wm-summary__detail">{detail}</p>}
      <>{code}</>
    </>
  );
}

/** Props of a summary without its frame, and the lines below it. */
interface SummaryContent extends Omit<SummaryPartProps, "frame"> {
  /** A second sentence; null where there is none. */
  detail: ReactNode;
  /** The line with the code for a help desk; null where nothing was sent. */
  code: ReactNode;
}

/** Content of a form's error summary; null without an error. */
export function useSummaryContent(props: FormErrorSummaryProps): SummaryContent | null {
  const { invalidFields, operation, failure, wait, requestId, failureId, belowReason } = props;
  const errorMessageFor = useErrorMessage();
  const title = useText()("summary.title");
  const isInvalid = invalidFields && invalidFields.length > 0;
  const children = (
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
    return { title, items, children, detail: null, code: null };
  }
  if (!failure) return null;
  const { first, second } = errorSentences(errorMessageFor(operation, failure, wait != null));
  const failed = { operation, failure };
  const content = isFolded(failure) ? <FoldedText key={failureId}>{first}</FoldedText> : first;
  return {
    title,
    items: [{ name: "message", content }],
    children,
    detail: second ?? null,
    code: <DeferredCodeLine key={failureId} failed={failed} requestId={requestId} />,
  };
}

type SummaryProps = SummaryFocus & Omit<SummaryPartProps, "frame">;

/** Summary of the errors, in one place that takes the focus and leads to the fields. */
function Summary({ failureId, isAdopted, ...summary }: SummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useSummaryFocus(ref, { failureId, isAdopted });
  return <ErrorSummary frame={{ ref, role: "alert", tabIndex: -1 }} {...summary} />;
}

/** A long text, of which two lines are visible until it is unfolded. Screen readers read all of it. */
export function FoldedText({ children }: { children: ReactNode }) {
  const text = useText();
  useStyles(messageStyles);
  return (
    <div className="wm-folded" aria-owns="unfold">
      {/* First in the markup, because CSS selects only following elements; shown and read below the text. */}
      <details id="unfold">
        <summary>{text("summary.unfold")}</summary>
      </details>
      <div>{children}</div>
    </div>
  );
}
