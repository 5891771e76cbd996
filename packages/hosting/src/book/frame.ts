interface Markup {
  createHTML: (html: string) => string;
}

/** Browsers that want markup to come from a policy; TypeScript does not know it yet. */
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy: (name: string, policy: Markup) => Markup };
};
/** The texts are escaped, and the frame may not run anything. */
const markup = trustedTypes?.createPolicy("book", { createHTML: (html) => html });

export function showMarkup(frame: HTMLIFrameElement, html: string): void {
  frame.srcdoc = markup ? markup.createHTML(html) : html;
}

/** Makes a page of a width fit into the space that there is. */
export function fitFrame(frame: HTMLIFrameElement, stage: HTMLElement, width: number): void {
  const scale = Math.min(1, stage.clientWidth / width);
  frame.style.width = `${width}px`;
  frame.style.height = `${stage.clientHeight / scale}px`;
  frame.style.transform = `scale(${scale})`;
}

/** Scrolls to the innermost element with a text, and draws a line around it. */
export function pointAt(frame: HTMLIFrameElement, text: string): void {
  const all = frame.contentDocument?.body.querySelectorAll<HTMLElement>("*") ?? [];
  let found: HTMLElement | undefined;
  for (const each of all) if (text !== "" && each.textContent.includes(text)) found = each;
  // An element of a picture has none in old browsers.
  if (!found?.style) return;
  found.style.outline = "3px solid #d6336c";
  found.style.outlineOffset = "3px";
  // Only inside of the frame: the page around it stays at the text that is typed.
  const { top, height } = found.getBoundingClientRect();
  const view = frame.contentWindow;
  view?.scrollBy(0, top - (view.innerHeight - height) / 2);
}
