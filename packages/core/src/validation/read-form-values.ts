/** The values that a form's fields hold right now, for the names of `like`. */
export function readFormValues<Values extends Record<string, unknown>>(
  form: HTMLFormElement,
  like: Values,
): Values {
  const entries = Object.entries(like).map(([name, initial]) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) {
      return [name, field.type === "checkbox" ? field.checked : field.value];
    }
    return [name, field instanceof HTMLSelectElement ? field.value : initial];
  });
  return Object.fromEntries(entries) as Values;
}
