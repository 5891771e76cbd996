import { createContext, useContext, useState } from "react";
import type { MessageKey } from "../i18n/message.ts";
import { contentsOf, SlotsContext } from "../ui/slot.tsx";
import type { fieldPropsOf } from "./form-fields.ts";

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
  const entries = <Value>(valueOf: (rule: RequiredBox["requires"]) => Value) =>
    Object.fromEntries(rules.map((rule) => [rule.name, valueOf(rule)]));
  return {
    values: entries(() => false),
    texts: entries(({ missing }) => missing),
    validate: (values) =>
      Object.fromEntries(
        rules.filter(({ name }) => !values[name]).map(({ name }) => [name, "REQUIRED"]),
      ),
  };
}
