import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { Operation } from "../errors/catalogue.ts";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import { SubmitButton } from "../ui/button.tsx";
import { Slot, SlotFormContext, type SlotFormState } from "../ui/slot.tsx";
import { WAIT_ID } from "../api/wait.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { BoxesContext } from "./required-boxes.ts";
import type { FormState } from "./use-form.ts";
import type { SubmitState } from "./use-submit.ts";
import { useWaitState } from "./use-wait.ts";

/** The part of a submit hook's state that its form shows. */
type Submission = Pick<
  SubmitState<unknown, unknown>,
  "failure" | "attempt" | "busy" | "isLeaving" | "wait"
> & {
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string;
  /** True for a failure that the page has shown before React: its message has had the focus. */
  isAdopted?: boolean;
};

interface FormProps {
  /** State of the fields, from `useForm`. */
  form: Pick<
    FormState,
    | "formProps"
    | "invalidFields"
    | "lastSubmitInvalid"
    | "failedSubmits"
    | "blocked"
    | "clearOnLeave"
    | "boxOf"
  >;
  /** State of the submit, from the flow's hook. */
  submission: Submission;
  operation: Operation;
  /** Text of the submit button. */
  submitText: MessageKey;
  /** Said to screen readers while the form is busy. */
  busyText: MessageKey;
  /** True where the button reads as disabled; by default once a field is touched, while one is invalid. */
  disabled?: boolean | undefined;
  /** The field to type again after a refusal: its text is selected, and it receives what is typed into the summary. */
  retyped?: RefObject<HTMLInputElement | null>;
  /** Next steps after a failure, below the button: they push no field out of the window. */
  help?: ReactNode;
  /** Follows the reason of a call that failed. */
  belowReason?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The form of a flow: error summary, fields, submit button and the wait of a refused submit. */
export function Form(props: FormProps) {
  const {
    form,
    submission,
    operation,
    submitText,
    busyText,
    disabled,
    retyped,
    help,
    belowReason,
  } = props;
  const { failure, attempt, busy, wait, isLeaving } = submission;
  const text = useText();
  const failureId = form.failedSubmits + attempt;
  const [adoptedId] = useState(submission.isAdopted ? failureId : null);
  const isAdopted = failureId === adoptedId;
  const waitState = useWaitState(wait);
  useEffect(() => {
    if (isLeaving) form.clearOnLeave();
    // Once for each submit; the function is another one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLeaving]);
  useEffect(() => {
    const field = retyped?.current;
    // Selected, so that typing replaces it. `select()` would take the focus from the summary in some browsers.
    if (failure && !isAdopted) field?.setSelectionRange(0, field.value.length);
  }, [attempt, failure, isAdopted, retyped]);

  return (
    <SlotFormContext value={{ status: statusOf(props), submits: failureId }}>
      <BoxesContext value={form}>
        <form {...form.formProps} className="wm-form" data-invalid={failure ? true : undefined}>
          <Slot place="aboveForm" />
          <FormErrorSummary
            operation={operation}
            failure={failure}
            requestId={submission.requestId}
            wait={waitState}
            isAdopted={isAdopted}
            invalidFields={form.invalidFields}
            failureId={failureId}
            typingGoesTo={retyped}
            belowReason={belowReason}
          />
          {props.children}
          <Slot place="beforeButton" />
          <SubmitButton
            label={text(submitText)}
            busyLabel={text(busyText)}
            busy={busy}
            disabled={disabled ?? form.blocked}
            disabledBy={waitState?.holds ? WAIT_ID : undefined}
          />
          <>{help}</>
          <Slot place="belowForm" />
        </form>
      </BoxesContext>
    </SlotFormContext>
  );
}

/** State of the form, for the slots in it. */
function statusOf({ form, submission }: FormProps): SlotFormState["status"] {
  if (submission.isLeaving) return "leaving";
  if (submission.busy) return "sending";
  if (form.lastSubmitInvalid) return "invalid";
  return submission.failure ? "failed" : "ready";
}
