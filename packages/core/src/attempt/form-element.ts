import { portalForm } from "../page/portal-form.ts";
import { currentPasswordField } from "../page/retype.ts";

/** Reads the current values of a form's fields, for the names in `like`. */
export function readFormValues<Values extends object>(form: HTMLFormElement, like: Values): Values {
  const entries = Object.entries(like).map(([name, initial]) => {
    const field = enabledField(form, name);
    if (field instanceof HTMLInputElement) {
      return [name, field.type === "checkbox" ? field.checked : field.value];
    }
    // A box that a screen leaves out is not ticked.
    const absent = initial === true ? false : initial;
    return [name, field instanceof HTMLSelectElement ? field.value : absent];
  });
  return Object.fromEntries(entries) as Values;
}

/** A disabled field has a hidden copy of the same name, whose value counts. */
function enabledField(form: HTMLFormElement, name: string): Element | undefined {
  return [...form.elements].find(
    (element) => element.getAttribute("name") === name && !element.matches(":disabled"),
  );
}

/** Reads the username or address that the form of the page holds now; empty where it asks for none. */
export function readIdentifier(): string {
  const field = portalForm()?.querySelector<HTMLInputElement>("[name=username], [name=email]");
  return field?.value ?? "";
}

/** Reads the password of an account that the form of the page holds now. */
export function readPassword(): string | undefined {
  return currentPasswordField(portalForm())?.value;
}
