import type { FormSlots } from "@waymark/core";
import type { Fault } from "./unknown-keys.ts";

/** The boxes of a form that are in no list of its fields. */
const portalBoxes: Readonly<Record<string, readonly string[]>> = { "sign-in": ["remember"] };

/**
 * Names the required boxes that would ask for nothing. A form takes a field of the same name for the box, and looks for boxes
 * in `beforeButton` alone.
 * @param fields the fields of the screen's form
 */
export function requiredBoxFaults(
  screen: string,
  places: FormSlots<string> | undefined,
  fields: readonly string[],
): Fault[] {
  const { beforeButton, ...others } = { ...places };
  const names = boxNames(beforeButton);
  const taken = [...fields, ...(portalBoxes[screen] ?? [])];
  return [
    ...names
      .filter((name, index) => taken.includes(name) || names.indexOf(name) < index)
      .map((key) => ({
        key,
        text: `slots.${screen}.beforeButton: ${key} is the name of another field of this form. Choose another one for the required box.`,
      })),
    ...Object.entries(others).flatMap(([place, content]) =>
      boxNames(content).map((key) => ({
        key,
        text: `slots.${screen}.${place}: no form asks for the required box ${key} there. Put it into beforeButton.`,
      })),
    ),
  ];
}

/** The names of the boxes in a place, or in the places beside fields. `requiredBox` leaves the name on its component. */
function boxNames(content: unknown): string[] {
  if (typeof content === "object" && content !== null)
    return Object.values(content).flatMap((part) => boxNames(part));
  const { requires } = Object(content) as { requires?: { name: string } };
  return requires ? [requires.name] : [];
}
