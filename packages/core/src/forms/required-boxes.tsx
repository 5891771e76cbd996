import { type ComponentType, createContext, useContext, useState } from "react";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import { requiredBoxProps } from "../page/portal-form.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { PartBoundary } from "../ui/part-boundary.tsx";
import { contentsOf, type SlotProps, SlotsContext } from "../ui/slot.tsx";
import type { fieldPropsOf } from "./field-props.ts";

/** A component of a slot that is a box of the form, without which nothing is sent. */
export interface RequiredBox {
  requires: {
    name: string;
    /** Key of the text beside it. */
    label: string;
    /** Key of the text for a box that is not ticked. */
    missing: MessageKey;
  };
}

/** The form around a box. */
export const BoxesContext = createContext<Pick<ReturnType<typeof fieldPropsOf>, "boxOf"> | null>(
  null,
);

/** The boxes that the region requires in the form of the screen. */
export interface RequiredBoxes {
  /** Not ticked yet. */
  values: Readonly<Record<string, boolean>>;
  texts: Readonly<Record<string, MessageKey>>;
  /** The errors of those that are not ticked. */
  validate: (values: Readonly<Record<string, unknown>>) => Record<string, "REQUIRED">;
}

/** Returns the boxes of the form, the same ones at each render. */
export function useRequiredBoxes(): RequiredBoxes {
  const slots = useContext(SlotsContext);
  const [boxes] = useState(() => boxesIn(slots?.places.beforeButton));
  return boxes;
}

/** The boxes in a slot. */
export function boxesIn(content: Parameters<typeof contentsOf>[0]): RequiredBoxes {
  const rules = contentsOf(content).flatMap((part) =>
    // A component is a function: its type does not say what `requiredBox` has put on it.
    "requires" in part ? [(part as unknown as RequiredBox).requires] : [],
  );
  return {
    values: Object.fromEntries(rules.map(({ name }) => [name, false])),
    texts: Object.fromEntries(rules.map(({ name, missing }) => [name, missing])),
    validate: (values) =>
      Object.fromEntries(
        rules.filter(({ name }) => !values[name]).map(({ name }) => [name, "REQUIRED"]),
      ),
  };
}

/** A key of the portal's texts or of the region's own. */
type OwnKey = MessageKey | `region.${string}`;

/** Settings of a required box. */
export interface RequiredBoxOptions {
  /** Name and id of the box, which no field of the form has. */
  name: string;
  /** Text beside the box. */
  label: OwnKey;
  /** Said where the form is submitted without it; names the box. */
  missing: OwnKey;
  /** Shown below the box, such as the terms, or links to them. */
  Below?: ComponentType;
}

/**
 * A box that has to be ticked, such as a consent. The form sends nothing without it, before React as well. Put it into
 * `beforeButton` of a screen with a form.
 * @example
 * slots: {
 *   "sign-in": {
 *     beforeButton: requiredBox({
 *       name: "terms",
 *       label: "region.terms",
 *       missing: "region.termsMissing",
 *     }),
 *   },
 * }
 */
export function requiredBox(options: RequiredBoxOptions): ComponentType<SlotProps> & RequiredBox {
  const { name, label, missing, Below } = options;
  const Labelled = ({ screen }: SlotProps) => <LabelledBox {...options} screen={screen} />;
  const requires = { name, label, missing: missing as MessageKey };
  // A build checks what is below.
  return Object.assign(Labelled, { requires, Below });
}

function LabelledBox({ name, label, Below, screen }: RequiredBoxOptions & { screen: string }) {
  const text = useText<Record<OwnKey, string>>();
  const form = useContext(BoxesContext);
  const { props, error } = form?.boxOf(name) ?? {};
  const box = { ...props, ...requiredBoxProps, required: true };
  // Without its box a form would send nothing: what is below it is contained alone.
  const below = Below && (
    <PartBoundary part={`slots.${screen}.beforeButton.${name}`}>
      <Below />
    </PartBoundary>
  );
  return <Checkbox {...box} name={name} label={text(label)} error={error} below={below} />;
}
