/** The views of the page, of which one is shown. With `codeless` none is: the list of messages below them is the result. */
type View = "start" | "found" | "unknown" | "codeless";

/** An element of the page. @throws {Error} where the page has none */
export function elementAt(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

/** A place that the script fills. */
export function slot(name: string): HTMLElement {
  return elementAt(`[data-slot="${name}"]`);
}

export function showView(name: View): void {
  for (const view of document.querySelectorAll<HTMLElement>("[data-view]")) {
    view.hidden = view.dataset["view"] !== name;
  }
}

/** A copy of a template's content. */
export function copyOf(template: string): DocumentFragment {
  const found = elementAt(`#${template}`) as HTMLTemplateElement;
  return document.importNode(found.content, true);
}

/** The meaning of a letter or an outcome, as the lists of the page have it. */
export function meaningOf(kind: "letter" | "outcome", name: string): string {
  return elementAt(`[data-meaning="${kind} ${name}"]`).textContent;
}

/** A link with the outcome. */
export function withOutcome(code: string): CodeLink {
  return { code, text: meaningOf("outcome", code.slice(2)) };
}

export interface CodeLink {
  code: string;
  /** Meaning of the code. */
  text: string;
}

/** A link with what the caller was doing. */
export function withDoing(code: string): CodeLink {
  return { code, text: meaningOf("letter", code.slice(0, 1)) };
}

/** Fills a list with links that look codes up, each with a text behind it. */
export function showLinks(name: string, links: readonly CodeLink[]): void {
  const items = links.map(({ code, text }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `#${code}`;
    link.textContent = code;
    link.translate = false;
    const words = document.createElement("span");
    words.textContent = text;
    item.append(link, words);
    return item;
  });
  slot(`${name}Links`).replaceChildren(...items);
  slot(name).hidden = links.length === 0;
}
