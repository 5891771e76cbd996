import { useRef } from "react";
import { useCountdownTexts } from "./countdown.tsx";
import { useSummaryContent } from "./form-error-summary.tsx";
import { type FormSettings, useFormView } from "./use-form-view.ts";
import { buttonPart } from "../ui/button.tsx";
import type { ComponentName } from "../ui/component-props.ts";
import type { PartProps } from "../ui/checked-part.tsx";
import type { FlowFields, FlowMessage, FlowWait } from "./flow-types.ts";

/** The fields that a region's own markup may leave out. */
export const optionalFields: readonly (string | undefined)[] = ["remember", "displayName"];

/** The props of a form's fields, by their names; null for one that the form does not have now. */
type PartsByName = Readonly<Record<string, PartProps | null>>;

/** State of a form's flow that only `FlowForm` needs. */
export interface FlowState {
  settings: FormSettings;
  /** The fields that the region's markup has to have, as the check of components knows them. */
  required: readonly (readonly [ComponentName, PartProps])[];
  view: ReturnType<typeof useFormView>;
  /** The frame of the message; null without one. */
  frame: FlowMessage["frame"] | null;
}

/** A flow of a form, for markup of a region's own. */
export function useFormFlow<Fields extends PartsByName>(
  settings: FormSettings,
  fields: Fields,
): FlowFields<Fields> {
  const required = requiredParts(fields);
  const view = useFormView(settings);
  const ref = useRef<HTMLDivElement>(null);
  const frame: FlowMessage["frame"] = { ref, role: "alert", tabIndex: -1 };
  const content = useSummaryContent(view.summary);
  const state: FlowState = { settings, required, view, frame: content && frame };
  return {
    fields,
    button: buttonPart({ type: "submit", ...view.button }),
    message: content && { frame, ...content },
    wait: useFlowWait(view),
    ...view.slotState,
    help:
      view.help || settings.otherForm ? (
        <>
          <>{view.help}</>
          <>{settings.otherForm}</>
        </>
      ) : null,
    form: { waymarkForm: state },
  };
}

function requiredParts(fields: PartsByName): FlowState["required"] {
  return Object.entries(fields).flatMap(([name, props]) =>
    props && !optionalFields.includes(name) ? [[componentOf(props), props] as const] : [],
  );
}

/** Returns the component of a field: only passwords have a toggle, and only lists have children. */
function componentOf(props: PartProps): ComponentName {
  if ("toggle" in props) return "password";
  return "children" in props ? "select" : "field";
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
