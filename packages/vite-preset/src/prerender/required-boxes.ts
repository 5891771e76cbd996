import type { FormSlots } from "@waymark/core";
import { refuse } from "@waymark/hosting";
import { sentenceEnd } from "../sentence-end.ts";

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
): string[] {
  const { beforeButton, besideField, ...others } = { ...places };
  const elsewhere = { ...others, besideField: Object.values({ ...besideField }).flat() };
  const names = boxesIn(beforeButton).map(({ name }) => name);
  const taken = [...fields, ...(portalBoxes[screen] ?? [])];
  return [
    ...names
      .filter((name, index) => taken.includes(name) || names.indexOf(name) < index)
      .map(
        (name) =>
          `slots.${screen}.beforeButton: ${name} is the name of another field of this form. Choose another one for the required box.`,
      ),
    ...Object.entries(elsewhere).flatMap(([place, content]) =>
      boxesIn(content).map(
        ({ name }) =>
          `slots.${screen}.${place}: no form asks for the required box ${name} there. Put it into beforeButton.`,
      ),
    ),
  ];
}

/**
 * Stops the build at a required box that would show the key of its text.
 * @param texts the portal's and the region's own in one language: in the others they have the same keys
 * @throws {InputError} that names each key
 */
export function checkRequiredBoxTexts(
  slots: Readonly<Record<string, FormSlots<string> | undefined>> | undefined,
  texts: Readonly<Record<string, string>>,
): void {
  const known = Object.keys(texts);
  const faults = Object.entries(slots ?? {}).flatMap(([screen, places]) =>
    boxesIn(places?.beforeButton).flatMap(({ name, label, missing }) =>
      Object.entries({ label, missing })
        .filter(([, key]) => !known.includes(key))
        .map(
          ([part, key]) =>
            `slots.${screen}.beforeButton: ${key}, the ${part} of the required box ${name}, is not a text${sentenceEnd(key, known)}`,
        ),
    ),
  );
  refuse("src/region.ts is wrong", faults);
}

/** The boxes in a place. `requiredBox` leaves its settings on its component. */
function boxesIn(content: unknown) {
  return [content].flat().flatMap((part) => {
    const { requires } = Object(part) as Partial<RequiredBox>;
    return requires ?? [];
  });
}

interface RequiredBox {
  requires: { name: string; label: string; missing: string };
}
