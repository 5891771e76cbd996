import type { SignInErrors } from "../../attempt/sign-in-values.ts";
import { SUMMARY } from "../../page/portal-form.ts";
import { applyTemplate, type Undo } from "./templates.ts";

/** The fields that are shown as invalid, each with the function that takes it back. */
const shown = new Map<string, Undo>();

/** Removes the fields that are filled in from a copy that lists all fields as empty. */
export function withoutFilledIn(form: Element, copy: Element, errors: SignInErrors): void {
  for (const name of linkedFields(copy)) {
    if (name in errors) continue;
    removeLink(copy, name);
    const field = fieldIn(form, name)?.cloneNode(true);
    if (field) fieldIn(copy, name)?.replaceWith(field);
  }
}

/** Shows fields as a copy of the form has them. @returns the function that takes it back */
export function applyFields(form: Element, copy: Element, errors: SignInErrors): Undo {
  for (const name of Object.keys(errors)) {
    const field = fieldIn(form, name);
    const like = fieldIn(copy, name);
    if (field && like) shown.set(name, applyTemplate(field, like));
  }
  return () => {
    for (const name of shown.keys()) takeBack(name);
  };
}

/** Removes from the message the fields that have been filled in since. */
export function removeFilledIn(form: Element, errors: SignInErrors): void {
  for (const name of shown.keys()) {
    if (name in errors) continue;
    takeBack(name);
    removeLink(form, name);
  }
}

function takeBack(name: string): void {
  shown.get(name)?.();
  shown.delete(name);
}

function linkedFields(form: Element): string[] {
  const links = form.querySelectorAll<HTMLAnchorElement>(`${SUMMARY} a[href^="#"]`);
  return [...links].map(({ hash }) => hash.slice(1));
}

function removeLink(form: Element, name: string): void {
  const item = form.querySelector(`${SUMMARY} a[href="#${name}"]`)?.closest("li");
  // Autofill may fill the field while its link has the focus.
  if (item?.contains(document.activeElement)) form.querySelector<HTMLElement>(SUMMARY)?.focus();
  item?.remove();
}

/** The root element of a field, with its label and error: the largest one that holds no other field. */
function fieldIn(form: Element, name: string): Element | null {
  let root = form.querySelector(`[id="${name}"]`);
  while (root?.parentElement && root.parentElement !== form && holdsOne(root.parentElement))
    root = root.parentElement;
  return root;
}

function holdsOne(element: Element): boolean {
  return element.querySelectorAll("input, select").length === 1;
}
