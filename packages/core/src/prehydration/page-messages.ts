import { type PageShown, setPageShown } from "../attempt/page-shown.ts";
import { noSubmit } from "../attempt/sign-in-attempt.ts";
import { noteShownFailure } from "../errors/shown-failures.ts";
import { firstScript } from "../page/first-script.ts";
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import type * as messages from "./messages/index.ts";
import type { ShownProblem } from "./messages/show-problem.ts";
import type { Templates } from "./messages/templates.ts";

type PageScript = typeof messages;

let loadingScript: Promise<PageScript | null> | undefined;
let loadingTemplates: Promise<Templates | null> | undefined;
let script: PageScript | null = null;

/** Loads the script that shows messages. Few visits need one, and it is there when they do. */
export function loadPageScript(): Promise<PageScript | null> {
  return (loadingScript ??= (async () => {
    const url = firstScript().script ?? "";
    script = await import(/* @vite-ignore */ url).catch(() => null);
    // Another try may succeed.
    if (!script) loadingScript = undefined;
    return script;
  })());
}

/** Loads the messages: a file of markup, because the policy of the page forbids to make elements of a text. */
function loadTemplates(): Promise<Templates | null> {
  return (loadingTemplates ??= new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", firstScript().messages ?? "");
    request.responseType = "document";
    // Hosts take a file that ends in `.html` for a page.
    request.overrideMimeType("text/html; charset=utf-8");
    request.onloadend = () => {
      const { responseXML } = request;
      // Another try may succeed.
      if (!responseXML) loadingTemplates = undefined;
      resolve(responseXML);
    };
    request.send();
  }));
}

/** Loads the messages of the page and their script, both at once. */
export function loadPageMessages(): Promise<[PageScript | null, Templates | null]> {
  return Promise.all([loadPageScript(), loadTemplates()]);
}

/** Loads them in a task of their own: a call that leaves in this one is not to wait behind them. */
export function loadPageMessagesAfterCall(): void {
  setTimeout(() => void loadPageMessages());
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

/** Takes the message of the last submit out of the page, unless it is React's. */
export function removePageMessage(): void {
  if (hasMark("ready")) return;
  script?.removeMessage();
  removeMark("messageShown");
  setPageShown({ progress: noSubmit, wait: null });
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
  const [pageScript, templates] = await loadPageMessages();
  const isShown =
    templates &&
    !hasMark("ready") &&
    isCurrent() &&
    pageScript?.showProblem(problem, templates, {
      onShown: (code) => {
        setMark("messageShown");
        if (code !== undefined) noteShownFailure(code);
        setPageShown({ wait: null, ...shown });
      },
      onWait: (wait) => setPageShown({ wait }),
    });
  return isShown || hasMark("broken");
}
