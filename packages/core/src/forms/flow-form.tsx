import { type ReactNode, useEffect } from "react";
import { BusyStatus } from "./form.tsx";
import { BoxesContext, useRequiredBoxes } from "./required-boxes.tsx";
import { useText } from "../i18n/use-text.tsx";
import { CheckedPart } from "../ui/checked-part.tsx";
import { useSummaryFocus } from "../ui/error-summary.tsx";
import { SlotFormContext } from "../ui/slot.tsx";
import type { FlowFields, FlowMessage } from "./flow-types.ts";
import type { FlowState } from "./use-form-flow.tsx";

/** Props of a form with markup of a region's own. */
export interface FlowFormProps {
  /** The flow, as its hook returns it. The same component calls the hook. */
  flow: Pick<FlowFields<unknown>, "form">;
  className?: string;
  /** Message, fields and button. */
  children: ReactNode;
}

/**
 * The form of a flow, around markup of a region's own. It sends once, also what was typed and pressed before React. It leads
 * the focus to the message, and empties passwords when the page is left.
 * @throws while rendering or in an effect, what the markup has forgotten; the portal's own screen is shown then
 * @example
 * const flow = useForgotFormFlow(forgot);
 * return (
 *   <FlowForm flow={flow}>
 *     {flow.message && <Summary {...flow.message} />}
 *     <Field {...flow.fields.email} />
 *     <Button {...flow.button} />
 *   </FlowForm>
 * );
 */
export function FlowForm({ flow, className, children }: FlowFormProps) {
  const { settings, required, view, frame } = flow.form.waymarkForm as FlowState;
  const { form, submission, hidden, busyText } = settings;
  const text = useText();
  const { summary } = view;
  return (
    <SlotFormContext value={view.slotState}>
      <BoxesContext value={form}>
        <form
          {...form.formProps}
          className={className}
          data-invalid={summary.failure ? true : undefined}
        >
          <>{hidden}</>
          <>{children}</>
          <BusyStatus busy={submission.busy} text={text(busyText)} />
        </form>
        {/* Behind the form, whose elements they look for. */}
        {frame && <MessageFocus frame={frame} {...summary} />}
        {frame && <CheckedPart name="summary" props={{ frame }} />}
        <CheckedForm form={form} required={required} />
      </BoxesContext>
    </SlotFormContext>
  );
}

type MessageFocusProps = Pick<FlowMessage, "frame"> & FlowState["view"]["summary"];

function MessageFocus({ frame, failureId, isAdopted }: MessageFocusProps) {
  useSummaryFocus(frame.ref, { failureId, isAdopted });
  return null;
}

type CheckedFormProps = Pick<FlowState, "required"> & Pick<FlowState["settings"], "form">;

/** Checks that the markup has all that sends the form, and that the component with the form has called the hook. */
function CheckedForm({ form, required }: CheckedFormProps) {
  const boxes = Object.keys(useRequiredBoxes().values);
  const element = form.formProps.ref;
  useEffect(() => {
    if (element.current?.dataset["ready"] === undefined)
      throw new Error(
        "Call the hook of a flow in the component that renders its FlowForm, and keep that form on the page while it sends.",
      );
    // What finds the form of the page, before React too, finds one.
    if (document.querySelectorAll("form[data-portal-form]").length > 1)
      throw new Error("The page has more than one form of a flow. Each has a screen of its own.");
  }, [element]);
  return (
    <>
      {required.map(([name, props]) => (
        <CheckedPart key={props.control?.name} name={name} props={props} />
      ))}
      {boxes.map((name) => (
        <CheckedPart key={name} name="checkbox" props={{ control: { name } }} />
      ))}
      <CheckedPart name="button" props={{ control: { type: "submit" } }} />
    </>
  );
}
