import { optionalFields } from "../forms/use-form-flow.tsx";
import { controlFaults } from "./component-faults.ts";
import { submits, type Tag, tagsOf } from "./parse-tags.ts";

/**
 * Compares the page of a region's own screen with the same page of the portal. A screen without the portal's form is as the
 * region wants it.
 * @returns the faults: what the form needs, and the markup has not
 */
export function screenFaults(own: string, portals: string): string[] {
  const page = tagsOf(own);
  if (!page.some(({ attributes }) => "data-portal-form" in attributes)) return [];
  const like = tagsOf(portals).filter(
    ({ attributes }) => !optionalFields.includes(attributes["name"]),
  );
  const count = submits(page).length;
  const missing = requiredBoxes(like).filter((name) => !requiredBoxes(page).includes(name));
  const others = like.filter(
    ({ attributes: { name, for: control } }) => !missing.includes(name ?? control),
  );
  return [
    ...missing.map(
      (name) =>
        `The required box "${name}" is missing. Put <ScreenSlot place="beforeButton" /> into the form.`,
    ),
    ...controlFaults(page, others),
    ...labelFaults(page, others),
    ...(count === 1 ? [] : [`The form has ${count} submit buttons instead of one.`]),
  ];
}

/** The names of the boxes that the region requires. */
function requiredBoxes(tags: readonly Tag[]): (string | undefined)[] {
  return tags.flatMap(({ attributes }) =>
    "data-required-box" in attributes ? [attributes["name"]] : [],
  );
}

/** Texts are the region's own, so a label is enough. */
function labelFaults(page: readonly Tag[], like: readonly Tag[]): string[] {
  return labelled(like)
    .filter((id) => !optionalFields.includes(id) && !labelled(page).includes(id))
    .map((id) => `"${id}" has no label with htmlFor="${id}".`);
}

/** The ids that the labels of a page are for. */
function labelled(tags: readonly Tag[]): (string | undefined)[] {
  return tags.flatMap(({ name, attributes }) => (name === "label" ? [attributes["for"]] : []));
}
