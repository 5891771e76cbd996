/** The document with the prerendered messages of a page, and with the texts that scripts write into them. */
export type Templates = ParentNode;
/** Values of placeholders, by their names. */
type Values = Readonly<Record<string, string | number | null | undefined>>;

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

/** Takes back a change of the page. */
export type Undo = () => void;

/**
 * Makes a prerendered element look like a copy that React has rendered in another state: adds the elements and attributes
 * that only the copy has. Values of fields, pressed controls, and elements of extensions stay as they are.
 * @returns the function that takes it back
 */
export function applyTemplate(shown: Element, copy: Element): Undo {
  const undos: Undo[] = [];
  merge(shown, copy, undos);
  return () => {
    for (const undo of undos.reverse()) undo();
  };
}

/** Attributes that a press changes before React: those of shown passwords, tips and menus. */
const PRESSED = /^(?:type|hidden|aria-expanded)$|-label$/u;

/** Returns true for an attribute that a press may have changed: in the copy no control is pressed. */
function isPressed(control: Element, attribute: string): boolean {
  return PRESSED.test(attribute) && control.matches("button,input,[role=note]");
}

function merge(shown: Element, copy: Element, undos: Undo[]): void {
  for (const { name, value } of copy.attributes) {
    const before = shown.getAttribute(name);
    if (before === value || isPressed(shown, name)) continue;
    shown.setAttribute(name, value);
    undos.push(() =>
      before === null ? shown.removeAttribute(name) : shown.setAttribute(name, before),
    );
  }
  let next = shown.firstElementChild;
  for (const child of copy.querySelectorAll(":scope > *")) {
    const same = nextLike(next, child);
    if (same) {
      merge(same, child, undos);
      next = same.nextElementSibling;
    } else {
      shown.insertBefore(child, next);
      undos.push(() => child.remove());
    }
  }
}

/** Returns the element, or the first one after it, that is like the one of the copy. */
function nextLike(from: Element | null, copy: Element): Element | null {
  let found = from;
  while (found && !isLike(found, copy)) found = found.nextElementSibling;
  return found;
}

function isLike(one: Element, other: Element): boolean {
  return one.nodeName === other.nodeName && one.classList[0] === other.classList[0];
}
