import type { ComponentType } from "react";

/** State of the form around a slot. It has no value of a field, so no slot sees a password. */
export interface SlotFormState {
  /** `ready` before the first submit, and on the prerendered page. */
  status: "ready" | "invalid" | "sending" | "failed" | "leaving";
  /** Number of submits so far. */
  submits: number;
}

/** Props of a slot's component. */
export interface SlotProps {
  /** The name of the screen, as in `Region.slots`. */
  screen: string;
  /** State of the form; null outside of one. */
  form: SlotFormState | null;
}

/** Content of a slot: a component, or several in their order. */
export type SlotContent = ComponentType<SlotProps> | readonly ComponentType<SlotProps>[];

/** The places of every screen. They stay within a major version. */
export interface CardSlots {
  /** Above the heading. */
  cardHead?: SlotContent;
  /** Below all else of the screen. */
  cardFoot?: SlotContent;
}

/** The places of a screen with a form. They stay within a major version. */
export interface FormSlots<Field extends string> extends CardSlots {
  /** Above the form, and above its error summary. */
  aboveForm?: SlotContent;
  /** At the end of the error summary, while it is shown. */
  inSummary?: SlotContent;
  /** Beside the label of a field. */
  besideField?: Readonly<Partial<Record<Field, SlotContent>>>;
  /** Between fields and button; the place of a `requiredBox`. */
  beforeButton?: SlotContent;
  /** Below button and next steps. */
  belowForm?: SlotContent;
}
