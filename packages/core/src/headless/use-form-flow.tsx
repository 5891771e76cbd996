import { useRef } from "react";
import { useCountdownTexts } from "../forms/countdown.tsx";
import { useSummaryContent } from "../forms/form-error-summary.tsx";
import { type FormSettings, useFormView } from "../forms/use-form-view.ts";
import { useText } from "../i18n/use-text.tsx";
import { buttonPart } from "../ui/button.tsx";
import type { ComponentName } from "../ui/component-names.ts";
import type { PartProps } from "../ui/checked-part.tsx";
import type { FlowFields, FlowMessage, FlowWait } from "./flow-types.ts";

/** A field that the region's markup has to have, as the check of components knows it. */
type RequiredField = readonly [ComponentName, PartProps];

interface FormFlowOptions<Fields> {
  settings: FormSettings;
  fields: Fields;
  /** The fields that may not be left out. */
  required: readonly RequiredField[];
}

/** State of a form's flow that only `FlowForm` needs. */
export interface FlowState extends Pick<FormFlowOptions<unknown>, "settings" | "required"> {
  view: ReturnType<typeof useFormView>;
  frame: FlowMessage["frame"];
}

/** A flow of a form, for markup of a region's own. */
export function useFormFlow<Fields>(options: FormFlowOptions<Fields>): FlowFields<Fields> {
  const { settings, fields, required } = options;
  const text = useText();
  const view = useFormView(settings);
  const ref = useRef<HTMLDivElement>(null);
  const frame: FlowMessage["frame"] = { ref, role: "alert", tabIndex: -1 };
  const content = useSummaryContent(view.summary);
  const state: FlowState = { settings, required, view, frame };
  return {
    fields,
    button: buttonPart({ type: "submit", ...view.button, children: text(settings.submitText) }),
    message: content && {
      frame,
      title: text("summary.title"),
      items: content.items,
      children: content.below,
      detail: content.detail ?? null,
      code: content.code ?? null,
    },
    wait: useFlowWait(view),
    ...view.slotState,
    help: view.help ?? null,
    form: { waymarkForm: state },
  };
}

function useFlowWait({ summary: { wait }, button }: FlowState["view"]): FlowWait | null {
  const textsOf = useCountdownTexts();
  if (!wait) return null;
  const { lead, time, status } = textsOf(wait);
  return {
    timer: { role: "timer", "aria-live": "off" },
    lead: { id: button.disabledBy, content: lead },
    time,
    announcement: status,
    seconds: wait.seconds,
  };
}
