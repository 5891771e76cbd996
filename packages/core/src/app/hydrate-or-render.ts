import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import type { RootOptions } from "react-dom/client";
import { isSignInPending } from "../attempt/page-attempts.ts";
import { endBrokenPage } from "../page/broken-page.ts";
import { hasMark, readMark, removeMark, setMark } from "../page/marks.ts";
import { rememberFields } from "../page/prerendered-fields.ts";
import { reactDomClient } from "./react-dom-client.ts";

/** Returns true when the element holds a prerendered page, and the one that this address asks for. */
export function isPrerendered(element: HTMLElement): boolean {
  return element.firstElementChild !== null && readMark("awaits") === undefined;
}

/**
 * Hydrates a prerendered page. Renders where there is none and where it is another one. Renders it again where a
 * translator has changed it.
 */
export function hydrateOrRender(
  element: HTMLElement,
  portal: ReactNode,
  onUncaughtError: RootOptions["onUncaughtError"],
): void {
  setMark("ready");
  const prerendered = isPrerendered(element);
  // A broken page shows its form without the notice that it awaits. Another form was never seen.
  const isSeen = prerendered || (hasMark("broken") && readMark("awaits") === "notice");
  if (isSeen) rememberFields(element);
  // Page translation puts `<font>` around texts, which React could not hydrate.
  if (prerendered && element.querySelector("font") === null) {
    endBrokenPage();
    // The markup is hydrated as it was prerendered; a queued submit is shown by the root element.
    element.querySelector("[aria-busy=true]")?.setAttribute("aria-busy", "false");
    // A transition yields to the browser between its units of work, so keys and paints are not delayed.
    // Translators and extensions may change the page before it is hydrated: React then renders it again.
    // oxlint-disable-next-line no-console -- a mismatch of our own making has to be seen by developers
    const options = { onRecoverableError: console.warn, onUncaughtError };
    const hydrate = () => void reactDomClient.hydrateRoot(element, portal, options);
    // A person who waits for a response does not type, and sees it sooner when React does not yield.
    if (isSignInPending()) hydrate();
    else startTransition(hydrate);
    return;
  }
  const href = document.activeElement?.getAttribute("href");
  const root = reactDomClient.createRoot(element, { onUncaughtError });
  // At once: a frame in between would show the prerendered page without its mark.
  flushSync(() => root.render(portal));
  removeMark("awaits");
  // Not before: a form whose page awaits a notice would be hidden, and takes no focus then.
  endBrokenPage();
  // Header and footer are other elements now.
  if (href) element.querySelector<HTMLElement>(`[href="${CSS.escape(href)}"]`)?.focus();
}
