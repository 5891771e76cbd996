import { messagesUrl } from "./page-texts.ts";

/** Document with templates; null where it does not load. */
type Templates = ParentNode | null;
/** Values of placeholders, by their names. */
type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

let loading: Promise<Templates> | undefined;
let loaded: Templates = null;

/** Fetches the messages. */
export function loadMessages(): Promise<Templates> {
  return (loading ??= fetchDocument(messagesUrl()));
}

/** Returns a copy of the message of that name, as React renders it; null where its file does not load. */
export async function messageTemplate(name: string): Promise<DocumentFragment | null> {
  return copyOf(await loadMessages(), name);
}

/** A text of the file, with its placeholders. */
export function messageText(key: string): string {
  const texts = [...(loaded?.querySelectorAll<HTMLElement>("[data-text]") ?? [])];
  return texts.find(({ dataset }) => dataset["text"] === key)?.textContent ?? "";
}

function copyOf(templates: Templates, name: string): DocumentFragment | null {
  const found = templates?.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  return found ? document.importNode(found.content, true) : null;
}

/** A file of markup. The policy of the page forbids to make elements of a text. */
function fetchDocument(url: string): Promise<Templates> {
  const request = new XMLHttpRequest();
  request.open("GET", url);
  request.responseType = "document";
  // Hosts take a file that ends in `.html` for a page.
  request.overrideMimeType("text/html; charset=utf-8");
  return new Promise((resolve) => {
    request.onloadend = () => {
      loaded = request.responseXML;
      // Another try may succeed.
      if (!loaded) loading = undefined;
      resolve(loaded);
    };
    request.send();
  });
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
