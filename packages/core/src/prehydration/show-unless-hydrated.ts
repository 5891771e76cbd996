import { PAGE_MESSAGE } from "../browser/prerendered-page.ts";
import { PAGE_MESSAGE_DELAY_MS } from "../config/constants.ts";
import { prerenderedForm, root, setPending, type SignInPageFacts } from "./page.ts";
import type * as pageMessage from "./page-message.ts";

/**
 * Shows a message in the prerendered page where React has failed or is far behind. Resolves when the message is shown, or
 * when React is there to show it.
 * @param beforehand runs before the message is shown
 */
export async function showUnlessHydrated(
  problem: pageMessage.Problem,
  { messageScript }: SignInPageFacts,
  beforehand?: () => unknown,
): Promise<void> {
  if (root.dataset["broken"] === undefined) await reactOrDelay();
  const form = prerenderedForm();
  if (isHydrating() || !form) return;
  beforehand?.();
  try {
    const module = await loadPageMessage(messageScript);
    const message = await module.pageMessageOf(problem);
    if (isHydrating()) return;
    module.showPageMessage(form, message);
    forgetOnceRead(form, message);
  } catch {
    // Without the message the page says that a part of it is missing.
    root.dataset["broken"] = "";
  }
  setPending(form, false);
}

/** Loads the script that shows messages, and its texts, as soon as one of the portal's scripts has failed. */
export function prefetchMessageOnError({ messageScript }: SignInPageFacts): void {
  const prefetch = () =>
    void loadPageMessage(messageScript)
      .then((module) => module.loadPageText())
      .catch(ignore);
  if (root.dataset["broken"] !== undefined) return prefetch();
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && prefetch();
  window.addEventListener("error", onError, true);
}

/** Loads the script with what few visits need. */
export async function loadPageMessage(url: string): Promise<typeof pageMessage> {
  return import(/* @vite-ignore */ url);
}

function ignore() {
  // It is tried again when there is a message.
}

/** Removes the message of an earlier submit. */
export function removePageMessage(): void {
  document.querySelector(`[${PAGE_MESSAGE}]`)?.remove();
}

/** Returns true once React is there, and shows the state itself. */
export function isHydrating(): boolean {
  return root.dataset["ready"] !== undefined;
}

async function reactOrDelay(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAGE_MESSAGE_DELAY_MS));
}

/** Once the person has begun to correct the fields, React is not to show the message again. */
function forgetOnceRead(form: HTMLFormElement, message: Element): void {
  // On the window: the head script keeps events of the fields from the rest of the page.
  window.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof Node) || !form.contains(target)) return;
      message.setAttribute(PAGE_MESSAGE, "read");
    },
    { capture: true, once: true },
  );
}
