import { isSentByFirstScript } from "../browser/broken-page.ts";
import { formatQuery, parseQuery } from "../browser/query.ts";
import { hasTypedText, type QueuedClick } from "../browser/prerendered-page.ts";

/**
 * Queues what is submitted or clicked before the page is hydrated, and has the link to the other language keep the rest
 * of the address.
 */
export function queueEarlySubmit(): void {
  const root = document.documentElement;
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[hreflang]");
    if (link) {
      // The page knew no query but its language when it was rendered.
      const query = parseQuery(location.search);
      query.set("lang", new URLSearchParams(link.search).get("lang") ?? "");
      link.href = formatQuery(query) + location.hash;
    }
    if (root.dataset["ready"] !== undefined) return;
    // Typed text stays on the page until the portal can switch the language in place.
    if (link && hasTypedText()) event.preventDefault();
    const pressed: QueuedClick = link ?? target.closest<HTMLElement>("button[type=button]");
    window.queuedClick = pressed;
  });
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const ours = form.dataset["portalForm"] !== undefined;
      // A form of a region's own has no such mark: it works as soon as the portal does.
      if ((ours ? form : root).dataset["ready"] !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (root.dataset["broken"] !== undefined && !isSentByFirstScript()) {
        // It cannot be sent. The notice of the broken page may be out of sight: its first link reloads the page.
        document.querySelector<HTMLElement>(".wm-broken a")?.focus();
        return;
      }
      // A region's own form cannot be sent later.
      if (!ours) return;
      root.dataset["submitQueued"] = "";
      form.querySelector("[type=submit]")?.setAttribute("aria-busy", "true");
    },
    true,
  );
}
