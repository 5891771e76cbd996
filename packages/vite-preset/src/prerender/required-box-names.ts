import type { SlotContent } from "@waymark/core";

/** The boxes of a form that are in no list of its fields. */
const portalBoxes: Readonly<Record<string, readonly string[]>> = { "sign-in": ["remember"] };

/**
 * Names the required boxes of a slot whose name is taken: the form would take the field of that name for the box.
 * @param fields the fields of the screen's form
 */
export function takenBoxNames(
  screen: string,
  content: SlotContent | null | undefined,
  fields: readonly string[],
): string[] {
  const names = [content].flat().flatMap((part) => boxNameOf(part));
  const taken = [...fields, ...(portalBoxes[screen] ?? [])];
  return names.filter((name, index) => taken.includes(name) || names.indexOf(name) < index);
}

/** `requiredBox` leaves the name on its component. */
function boxNameOf(part: unknown): string[] {
  const { requires } = Object(part) as { requires?: { name: string } };
  return requires ? [requires.name] : [];
}
