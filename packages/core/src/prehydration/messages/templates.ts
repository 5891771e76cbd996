/** The document with the prerendered messages of a page, and the texts that it says. */
export type Templates = ParentNode;
/** Values of placeholders, by their names. */
type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Returns a copy of the message of that name, as React renders it; null where there is none. */
export function messageTemplate(templates: Templates, name: string): DocumentFragment | null {
  const found = templates.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  return found ? document.importNode(found.content, true) : null;
}

/** A text of the document, with its placeholders. */
export function messageText(templates: Templates, key: string): string {
  const texts = [...templates.querySelectorAll<HTMLElement>("[data-text]")];
  return texts.find(({ dataset }) => dataset["text"] === key)?.textContent ?? "";
}

/** Puts values in place of the placeholders in the texts and attributes of a copy. */
export function fillIn(copy: DocumentFragment, values: Values): void {
  for (const element of copy.querySelectorAll("*")) {
    for (const attribute of element.attributes) attribute.value = filled(attribute.value, values);
    for (const node of element.childNodes) {
      if (node instanceof Text) node.data = filled(node.data, values);
    }
  }
}

/** A text with values in place of its placeholders. */
export function filled(text: string, values: Values): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ""));
}
