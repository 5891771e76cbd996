/** The values that a form's fields hold right now, for the names of `like`. */
export function readFormValues<Values extends Record<string, unknown>>(
  form: HTMLFormElement,
  like: Values,
): Values {
  const entries = Object.entries(like).map(([name, initial]) => {
    const field = enabledField(form, name);
    if (field instanceof HTMLInputElement) {
      return [name, field.type === "checkbox" ? field.checked : field.value];
    }
    return [name, field instanceof HTMLSelectElement ? field.value : initial];
  });
  return Object.fromEntries(entries) as Values;
}

/** A disabled field has a hidden copy of the same name, which counts. */
function enabledField(form: HTMLFormElement, name: string): Element | undefined {
  return [...form.elements].find(
    (element) => element.getAttribute("name") === name && !element.matches(":disabled"),
  );
}
