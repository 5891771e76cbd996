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
  const { beforeButton, besideField, ...others } = { ...places };
  const elsewhere = { ...others, besideField: Object.values({ ...besideField }).flat() };
  const names = boxNames(beforeButton);
  const taken = [...fields, ...(portalBoxes[screen] ?? [])];
  return [
    ...names
      .filter((name, index) => taken.includes(name) || names.indexOf(name) < index)
      .map((key) => ({
        key,
        text: `slots.${screen}.beforeButton: ${key} is the name of another field of this form. Choose another one for the required box.`,
      })),
    ...Object.entries(elsewhere).flatMap(([place, content]) =>
      boxNames(content).map((key) => ({
        key,
        text: `slots.${screen}.${place}: no form asks for the required box ${key} there. Put it into beforeButton.`,
      })),
    ),
  ];
}

/** The names of the boxes in a place. `requiredBox` leaves the name on its component. */
function boxNames(content: unknown): string[] {
  return [content].flat().flatMap((part) => {
    const { requires } = Object(part) as { requires?: { name: string } };
    return requires ? [requires.name] : [];
  });
}
