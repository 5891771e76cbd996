import type { ReactNode } from "react";
import type { ButtonPartProps, SummaryPartProps } from "../ui/component-props.ts";
import type { SlotFormState } from "../ui/slot.tsx";

/*
 * The contract of screens that a region writes itself; each flow has its own part in its `use-<flow>-flow`. All of it stays
 * within a major version. Fields, buttons and summaries get the props of replaced components, so that one set of components
 * serves both.
 */

/** A wait that the server asked for, as it is counted down. */
export interface FlowWait {
  /**
   * Props of the element around `lead` and `time`. They keep screen readers from announcing each second. Render `announcement`
   * in an element after it.
   */
  timer: { role: "timer"; "aria-live": "off" };
  /** Text that says when the call can be made again, or is made automatically. Its element has the `id`, which describes the button. */
  lead: { id: string | undefined; content: string };
  /** Time left; empty once it is over. */
  time: string;
  /** For an element with `role="status"` that only screen readers notice. Empty again after a moment. */
  announcement: string;
  /** Seconds left. */
  seconds: number;
}

/** The message after a submit that failed: props of a summary, and the lines below it. */
export interface FlowMessage extends SummaryPartProps {
  /** A second sentence; null where there is none. */
  detail: ReactNode;
  /** The line with the code for a help desk; null where nothing was sent. */
  code: ReactNode;
}

/** Identifies a form to `FlowForm`. Its content is the portal's and may change in any version. */
export interface FlowHandle {
  readonly waymarkForm: object;
}

/** A form of the portal's for markup of a region's own. Its component renders it inside of `FlowForm`. */
export interface FlowFields<Fields> {
  /**
   * The props of each field, by its name. A linking and a new password disable theirs once the server has accepted them and no
   * page has followed.
   */
  fields: Fields;
  /** Props of the one submit button, which leads to sign-in once no more is asked. It is described by the countdown, so show `message.children` or `wait`. */
  button: ButtonPartProps;
  /** Why the last submit failed; null where it did not. */
  message: FlowMessage | null;
  /** The wait, for a countdown of your own in place of the portal's in `message.children`; null without one. */
  wait: FlowWait | null;
  /** State of the form, as slots are told. */
  status: SlotFormState["status"];
  /** Number of submits so far. */
  submits: number;
  /**
   * The portal's next steps, below the button: those after a failure, and the link between registration and an educator's
   * linking. Null without any.
   */
  help: ReactNode;
  /** The form, for `FlowForm`. */
  form: FlowHandle;
}

/** Screen whose data is loaded first. */
export type LoadedFlow<Data> =
  | {
      /** The data is there. */
      data: Data;
      screen: null;
    }
  | {
      data: null;
      /** The portal's screen while it loads and where it has failed, with the reason and a next step. */
      screen: ReactNode;
    };
