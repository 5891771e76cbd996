import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.tsx";
import { BusyButton } from "../ui/button.tsx";
import { Slot, SlotFormContext } from "../ui/slot.tsx";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { BoxesContext } from "./required-boxes.tsx";
import { type FormSettings, useFormView } from "./use-form-view.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { busyStatus, busyStatusProps } from "../page/portal-form.ts";

interface FormProps extends FormSettings {
  /** The fields. */
  children: ReactNode;
}

/** The form of a flow: error summary, fields, submit button and the wait of a refused submit. */
export function Form({ children, ...settings }: FormProps) {
  const { form, submission, busyText, hidden, otherForm } = settings;
  const text = useText();
  const { slotState, summary, button, help } = useFormView(settings);
  return (
    <SlotFormContext value={slotState}>
      <BoxesContext value={form}>
        <form
          {...form.formProps}
          className="wm-form"
          data-invalid={summary.failure ? true : undefined}
        >
          <Slot place="aboveForm" />
          <FormErrorSummary {...summary} />
          <>{hidden}</>
          {!submission.isAccepted && children}
          <Slot place="beforeButton" />
          <BusyButton type="submit" {...button} />
          <BusyStatus busy={button.busy} text={text(busyText)} />
          <>{help}</>
          <Slot place="belowForm" />
        </form>
        <>{otherForm}</>
      </BoxesContext>
    </SlotFormContext>
  );
}

interface BusyStatusProps {
  busy: boolean;
  text: string;
}

/** Tells screen readers that a form is busy. What the page has said before React is hydrated, and so is said once. */
export function BusyStatus({ busy, text }: BusyStatusProps) {
  const isHydrated = useHydrated();
  const said = busy ? text : "";
  return (
    <span role="status" className="wm-visually-hidden" {...busyStatusProps}>
      {isHydrated ? said : busyStatus()?.textContent}
    </span>
  );
}
