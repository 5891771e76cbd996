import { addStyles } from "../browser/add-styles.ts";
import { hasMark } from "../page/marks.ts";
import { firstScript } from "../page/page-scripts.ts";
import type { Templates } from "./messages/templates.ts";

/** A message waits no longer for its file: without it the page shows a shorter one, or React shows it. */
const LONGEST_LOAD_MS = 3_000;

let loading: Promise<Templates | null> | undefined;

/** Loads the messages that the page lacks: a file of markup, because the policy of the page forbids making elements of a text. */
export function loadPageMessages(): Promise<Templates | null> {
  return (loading ??= new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", firstScript().messages ?? "");
    request.responseType = "document";
    request.timeout = LONGEST_LOAD_MS;
    // Hosts take a file that ends in `.html` for a page.
    request.overrideMimeType("text/html; charset=utf-8");
    request.onloadend = () => {
      const { responseXML: templates } = request;
      if (templates) adapt(templates);
      // Another try may succeed.
      else loading = undefined;
      resolve(templates);
    };
    request.send();
  }));
}

/** Gives the page the styles of the messages, and their links the addresses of this host, which are in its pages alone. */
function adapt(templates: Templates): void {
  for (const style of templates.querySelectorAll("[data-style]")) addStyles(style.textContent);
  const [, basePath = ""] = /^(\/.*)?\/assets\//u.exec(firstScript().messages ?? "") ?? [];
  for (const { content } of templates.querySelectorAll("template")) {
    for (const link of content.querySelectorAll("a")) {
      const { link: name } = link.dataset;
      const like = name && document.querySelector(`a[data-link="${name}"]`);
      const href = (like || link).getAttribute("href") ?? "";
      link.setAttribute("href", like ? href : href.replace(/^\/(?!\/)/u, `${basePath}/`));
    }
  }
}

/** Loads them in a task of their own: a call that leaves in this one is not to wait behind them. */
export function loadPageMessagesAfterCall(onLoad?: (templates: Templates | null) => void): void {
  setTimeout(() => void loadPageMessages().then(onLoad));
}

/** Loads them as soon as a field has the focus before React: without a connection they cannot be loaded. */
export function loadPageMessagesAtFocus(): void {
  window.addEventListener("focusin", loadBeforeReact);
  // Focused before this script ran; what was submitted then leaves first.
  if (document.activeElement instanceof HTMLInputElement) setTimeout(loadBeforeReact);
}

function loadBeforeReact(): void {
  if (!hasMark("ready")) void loadPageMessages();
}
