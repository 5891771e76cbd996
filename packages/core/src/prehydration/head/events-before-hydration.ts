import { skipToMain } from "../../browser/focus.ts";
import { formatQuery, parseQuery } from "../../browser/urls.ts";
import { isSentByFirstScript } from "../../page/page-scripts.ts";
import { hasMark } from "../../page/marks.ts";
import { isHydratedForm, isPortalForm, isInPrerenderedForm } from "../../page/portal-form.ts";
import { endQueuedSubmit, queueSubmit } from "../../page/queued-submit.ts";
import { hasTypedText } from "../../page/prerendered-fields.ts";
import { queueClick } from "../../page/queued-click.ts";
import { readAppToken } from "../../session/stored-session.ts";

/**
 * Queues what is submitted or clicked before the page is hydrated (`page/queued-submit.ts`, `page/queued-click.ts`). The skip
 * link and the link to the other language keep the entry of the history.
 * @param isSignIn true for a sign-in page
 */
export function queueUntilHydrated(isSignIn: boolean): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest("a[href='#main']")) return skipToMain(event);
    const languageLink = target.closest<HTMLAnchorElement>("a[hreflang][href^='?']");
    if (languageLink) {
      // The prerendered link has no query but its language.
      const query = parseQuery(location.search);
      query.set("lang", languageLink.hreflang.slice(0, 2));
      languageLink.href = formatQuery(query) + location.hash;
    }
    // As `opensElsewhere`, for which every page would need more bytes.
    if (hasMark("ready") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // React navigates to a page that lets the person confirm a stored token; a loaded page would use it.
    const pageLink = languageLink || isSignIn || !readAppToken() ? null : portalLink(target);
    // Typed text stays on the page until the portal can switch the language in place. A broken page has no portal.
    if ((pageLink || (languageLink && hasTypedText())) && !hasMark("broken"))
      event.preventDefault();
    else if (languageLink && history.state) {
      // A new entry would forget a link's token, and that a stored sign-in has to be confirmed.
      event.preventDefault();
      history.replaceState(history.state, "", languageLink.href);
      location.reload();
    }
    queueClick(languageLink ?? pageLink ?? target.closest<HTMLElement>("button[type=button]"));
  });
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isHydratedForm(form)) return;
      event.preventDefault();
      // Only React must not see it. Without React, password managers see it, and offer to save the password.
      if (hasMark("ready")) event.stopPropagation();
      if (hasMark("broken") && !isSentByFirstScript()) {
        // It cannot be sent. The notice gets the focus, not its link: a second Enter there would reload the page.
        document.querySelector<HTMLElement>(".wm-broken")?.focus();
        return;
      }
      // A region's own form cannot be sent later.
      if (isPortalForm(form)) queueSubmit(form);
    },
    true,
  );
}

/** The link to another page of the portal that was pressed, if it is to open here. */
function portalLink(pressed: Element) {
  const link = pressed.closest<HTMLAnchorElement>("a:not([data-link], [target])");
  // A link to this page moves within it, or loads it again.
  const isOwn = link?.origin === location.origin && link.pathname !== location.pathname;
  return isOwn ? link : null;
}

/**
 * Stops events inside forms that React hydrates: at a discrete event it does so synchronously, which blocks input. The
 * browser still types, ticks and submits; the hydrated form reads from the page what has changed.
 */
export function deferEventsUntilHydrated(): void {
  const types = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"];
  for (const type of [...types, "click", "keydown", "keypress", "keyup", "input", "change"]) {
    window.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        if (!isInPrerenderedForm(target)) return;
        // A person who types on wants to send something else. Most input events of autofill have no `data`.
        if ("data" in event && hasMark("submitQueued")) endQueuedSubmit();
        // Before React, password managers may see what is typed. A click is stopped: it would replace the queued one.
        const isStopped = hasMark("ready") || type === "click";
        // These buttons work in React alone; the click is queued for it.
        if (isStopped && !target.closest("button[type=button], a")) event.stopPropagation();
      },
      { capture: true, passive: true },
    );
  }
}
