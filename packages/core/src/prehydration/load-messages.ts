import { addStyles } from "../browser/add-styles.ts";
import { hasMark } from "../page/marks.ts";
import { firstScript } from "../page/page-scripts.ts";
import type { Templates } from "./messages/templates.ts";

/** A message waits no longer for its file: without it the page shows a shorter one, or React shows it. */
const MAX_LOAD_MS = 3_000;

let loading: Promise<Templates | null> | undefined;

/** Loads the messages that the page lacks, as a document: the security policy forbids parsing markup from a text. */
export function loadPageMessages(): Promise<Templates | null> {
  return (loading ??= new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", firstScript().messages ?? "");
    request.responseType = "document";
    request.timeout = MAX_LOAD_MS;
    // The file does not end in `.html`, because hosts would take it for a page; so its type is set here.
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

/** Adds the styles of the messages to the page, and gives their links the addresses and the base path of this host. */
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

/** Loads them in a later task, so that a call of this task is sent first. */
export function loadPageMessagesAfterCall(onLoad?: (templates: Templates | null) => void): void {
  setTimeout(() => void loadPageMessages().then(onLoad));
}

/** Loads them as soon as a field has the focus before React: without a connection they cannot be loaded. */
export function loadPageMessagesAtFocus(): void {
  window.addEventListener("focusin", loadBeforeReact);
  // A field that had the focus before this script. What was submitted then is sent first.
  if (document.activeElement instanceof HTMLInputElement) setTimeout(loadBeforeReact);
}

function loadBeforeReact(): void {
  if (!hasMark("ready")) void loadPageMessages();
}
