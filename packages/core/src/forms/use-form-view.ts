import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormOperation } from "../errors/operations.ts";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import type { SlotFormState } from "../ui/slot.tsx";
import { clearOnLeave } from "../attempt/empty-passwords.ts";
import { selectPassword } from "../page/retype.ts";
import type { FormState } from "./use-form.ts";
import { type ShownAttempt, useWait } from "./use-attempt.ts";

/** The part of a submit hook's state that its form shows. */
interface Submission extends ShownAttempt {
  /** The `RequestId` of the call, where it carried one. */
  requestId?: string;
  /** True for a failure that the page has shown before React: its message has had the focus. */
  isAdopted?: boolean;
  /** True once the server has accepted the form, and no page has followed: the button leads to sign-in. */
  isAccepted?: boolean;
}

/** Everything that a form shows beside its fields. */
export interface FormSettings {
  /** State of the fields, from `useForm`. */
  form: Omit<FormState, "fieldProps" | "choiceProps" | "checkboxProps">;
  /** State of the submit, from the flow's hook. */
  submission: Submission;
  operation: FormOperation;
  /** Text of the submit button. */
  submitText: MessageKey;
  /** Said to screen readers while the form is busy. */
  busyText: MessageKey;
  /** True where the button reads as disabled; by default once a field is touched, while one is invalid. */
  disabled?: boolean | undefined;
  /** Next steps after a failure, below the button: they push no field out of the window. */
  help?: ReactNode;
  /** Leads to the other form that the person may have meant; below this one, whatever has happened. */
  otherForm?: ReactNode;
  /** Follows the reason of a call that failed. */
  belowReason?: ReactNode;
  /** Fields that are not seen; they are before the others. */
  hidden?: ReactNode;
}

/** State of a form for its markup, which may be a region's own; it also acts after a submit. */
export function useFormView(settings: FormSettings) {
  const { form, submission, disabled, help, submitText } = settings;
  const text = useText();
  const { failure, submits, wait, isLeaving, busy, isRetyped } = submission;
  const formElement = form.formProps.ref;
  const failureId = form.failedSubmits + submits;
  const [adoptedId] = useState(submission.isAdopted ? failureId : null);
  // Without a submit of this form the failure is an earlier form's, whose message has had the focus, too.
  const isAdopted = failureId === adoptedId || failureId === 0;
  const { state: waitState, disabledBy } = useWait(wait);
  const isSuperseded = useSuperseded(submission, form.failedSubmits);
  useEffect(() => {
    if (isLeaving && formElement.current) clearOnLeave(formElement.current);
  }, [isLeaving, formElement]);
  const wasBusy = useRef(false);
  useEffect(() => {
    // Stopped, for another person or by the browser. A password that is emptied then is no mistake.
    if (wasBusy.current && !busy && !failure) form.forgetSubmitted();
    wasBusy.current = busy;
  });
  useLayoutEffect(() => {
    if (failure && !isAdopted && !isRetyped()) selectPassword(formElement.current);
  }, [submits, failure, isAdopted, isRetyped, formElement]);
  return {
    slotState: { status: statusOf(settings), submits: failureId },
    summary: {
      ...settings,
      ...submission,
      invalidFields: form.invalidFields,
      failure: isSuperseded ? null : failure,
      wait: isSuperseded ? null : waitState,
      isAdopted,
      failureId,
    },
    button: {
      busy,
      disabled: disabled ?? form.invalidTouched,
      disabledBy,
      children: text(submission.isAccepted ? "signIn.submit" : submitText),
    },
    help: isSuperseded ? null : help,
  };
}

/** Returns true for a failure before the last invalid submit. One with a wait is still shown: it explains the button. */
function useSuperseded({ failure, wait }: Submission, failedSubmits: number): boolean {
  const [last, setLast] = useState({ failedSubmits, superseded: null as Submission["failure"] });
  if (last.failedSubmits !== failedSubmits) setLast({ failedSubmits, superseded: failure });
  return failure !== null && failure === last.superseded && wait === null;
}

/** State of the form, for the slots in it. */
function statusOf({ form, submission }: FormSettings): SlotFormState["status"] {
  if (submission.isLeaving) return "leaving";
  if (submission.busy) return "sending";
  if (form.lastSubmitInvalid) return "invalid";
  return submission.failure ? "failed" : "ready";
}
