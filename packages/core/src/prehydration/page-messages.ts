import { noSubmit } from "../attempt/form-attempt.ts";
import { type PageShown, setPageShown } from "../attempt/page-sign-in.ts";
import { addStyles } from "../browser/add-styles.ts";
import type { SignInProgress } from "../attempt/sign-in-attempt.ts";
import type { SignInErrors } from "../attempt/sign-in-values.ts";
import { showsPassword, shownStatusId } from "../page/first-controls.ts";
import { firstScript, messagesInPage } from "../page/page-scripts.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import { busyStatus } from "../page/portal-form.ts";
import {
  removeMessage,
  reviseMessage,
  type ShownProblem,
  showProblem,
} from "./messages/show-problem.ts";
import { messageText, type Templates } from "./messages/templates.ts";

/** A message waits no longer for its file: without it the page shows a shorter one, or React shows it. */
const LONGEST_LOAD_MS = 3_000;

let loading: Promise<Templates | null> | undefined;

/** Loads the messages that the page lacks: a file of markup, because the policy of the page forbids to make elements of a text. */
export function loadPageMessages(): Promise<Templates | null> {
  return (loading ??= new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", firstScript().messages ?? "");
    request.responseType = "document";
    request.timeout = LONGEST_LOAD_MS;
    // Hosts take a file that ends in `.html` for a page.
    request.overrideMimeType("text/html; charset=utf-8");
    request.onloadend = () => {
      const { responseXML } = request;
      // Another try may succeed.
      if (!responseXML) loading = undefined;
      for (const style of responseXML?.querySelectorAll("[data-style]") ?? [])
        addStyles(style.textContent);
      if (responseXML) moveLinks(responseXML);
      resolve(responseXML);
    };
    request.send();
  }));
}

/** Gives the links of messages the addresses of this host, which are in its pages alone. */
function moveLinks(templates: Templates): void {
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

/** Says in the form that it is busy, as React does, or no longer. Nothing is said before the messages are there. */
export function sayBusy(templates: Templates | null): void {
  const status = busyStatus();
  if (!status || hasMark("ready")) return;
  status.textContent = templates && messageText(templates, "signIn.busy");
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

/** Says whether a password is shown, as React does, where the page has messages. Other controls say it themselves. */
export async function sayShown(control: Element): Promise<void> {
  const name = control.getAttribute("aria-controls") ?? "";
  const status = document.getElementById(shownStatusId(name));
  const templates = status && firstScript().messages ? await loadPageMessages() : null;
  if (!status || !templates || hasMark("ready")) return;
  const key = `${name}.${showsPassword(control) ? "shown" : "hidden"}`;
  status.textContent = messageText(templates, key);
}

/** Takes the message of the last submit out of the page, unless it is React's. */
export function removePageMessage(): void {
  if (hasMark("ready")) return;
  removeMessage();
  removeMark("messageShown");
  setPageShown({ progress: noSubmit });
}

/** Takes what has been filled in since out of the message of an invalid submit. */
export function revisePageMessage(progress: SignInProgress, errors: SignInErrors): void {
  reviseMessage(errors);
  setPageShown({ progress });
}

/**
 * Shows a problem in the prerendered page.
 * @param shown the state that the page shows then
 * @returns whether the page shows it, or nothing will; otherwise React does
 */
export async function showPageMessage(
  problem: ShownProblem,
  shown: Partial<PageShown>,
  isCurrent: () => boolean,
): Promise<boolean> {
  const show = (templates: Templates | null, wanted = problem) => {
    if (!templates || hasMark("ready") || !isCurrent()) return false;
    if (!showProblem(wanted, templates)) return false;
    setMark("messageShown");
    setPageShown(shown);
    return true;
  };
  const inPage = messagesInPage();
  const isShown =
    show(inPage) ||
    show(await loadPageMessages()) ||
    // Without their file, a message comes without its next steps.
    show(inPage, { ...problem, isAgain: false });
  return isShown || hasMark("broken");
}
