import { hasMark, removeMark, setMark } from "./marks.ts";

/** Attribute of the portal's own forms; a region's own forms have none. */
export const portalFormProps = { "data-portal-form": "" };

/** Attribute of the element that says that a form is busy. */
export const busyStatusProps = { "data-busy-status": "" };

/** Attribute of a box without which the form is not sent. */
export const requiredBoxProps = { "data-required-box": "" };

/** The names of the required boxes of a form that are not ticked. */
export function untickedBoxes(form: Element): string[] {
  const boxes = form.querySelectorAll<HTMLInputElement>("[data-required-box]:not(:checked)");
  return [...boxes].map(({ name }) => name);
}

/** Matches the error summary of a form, the portal's or a region's own. */
export const SUMMARY = "[role=alert][tabindex]";

/** Matches passwords by name, too, because password managers rewrite `autocomplete`. */
export const PASSWORDS = "[name$=password i], [autocomplete$=-password]";

/** Matches a form before React. */
const PRERENDERED = "form[data-portal-form]:not([data-ready])";

/** Returns the portal's form of the page. */
export function portalForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>("form[data-portal-form]");
}

/** Returns the portal's form while it is not hydrated. */
export function prerenderedForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(PRERENDERED);
}

/** Returns the element that says that the form of the page is busy; none in the build. */
export function busyStatus(): Element | null | undefined {
  return globalThis.document?.querySelector("[data-busy-status]");
}

export function isPortalForm(form: HTMLElement): boolean {
  return "portalForm" in form.dataset;
}

/** Returns true for an element of a form before React. */
export function isInPrerenderedForm(element: Element): boolean {
  return element.closest(PRERENDERED) !== null;
}

/** Returns true once React handles the form. A region's own form works as soon as React is there. */
export function isHydratedForm(form: HTMLElement): boolean {
  return isPortalForm(form) ? "ready" in form.dataset : hasMark("ready");
}

/** Notes that the form is React's, which shows from now on whether it is pending. */
export function markHydratedForm(form: HTMLElement): void {
  form.dataset["ready"] = "";
  removeMark("pending");
  removeMark("messageShown");
}

/** Shows the form as pending or not. */
export function setPending(form: HTMLFormElement, isPending: boolean): void {
  if (isPending) setMark("pending");
  else removeMark("pending");
  setBusy(form, isPending);
}

/** Shows the button of the form as busy or not. */
export function setBusy(form: Element, isBusy: boolean): void {
  form.querySelector("[type=submit]")?.setAttribute("aria-busy", String(isBusy));
}

/** Marks a field that loses the focus before React: it counts as touched. */
export function markTouched(field: HTMLElement): void {
  field.dataset["touched"] = "";
}

/** The names of the fields that lost the focus before React. */
export function touchedFields(form: Element): string[] {
  return [...form.querySelectorAll<HTMLInputElement>("[data-touched]")].map(({ name }) => name);
}
