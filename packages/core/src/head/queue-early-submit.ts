import type { QueuedClick } from "../browser/queued-click.ts";

/**
 * Runs in the head of a prerendered page beside `matchPage`, and has to stand alone like it. It holds what is submitted or pressed
 * before the portal is there [QT-7], and has the link to the other language lead to the same address [LN-3].
 */
export function queueEarlySubmit(): void {
  const root = document.documentElement;
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[hreflang]");
    if (link) {
      // The page knew no query but its language when it was rendered.
      const query = new URLSearchParams(location.search);
      query.set("lang", new URLSearchParams(link.search).get("lang") ?? "");
      link.href = `?${query}${location.hash}`;
    }
    if (root.dataset["ready"] !== undefined) return;
    const fields = [...document.querySelectorAll("input")];
    const typed = fields.some(({ type, value }) => type !== "checkbox" && value !== "");
    // What somebody has typed stays on the page until the portal can switch it in place.
    if (link && typed) event.preventDefault();
    const pressed: QueuedClick = link ?? target.closest<HTMLElement>("button[type=button]");
    window.queuedClick = pressed;
  });
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const ours = form.dataset["portalForm"] !== undefined;
      // A form of a region's own never says that it is ready, but is looked after as soon as the portal is.
      if ((ours ? form : root).dataset["ready"] !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      // Nobody is coming for it: the page is broken, and says so, or knows nothing of such forms.
      if (!ours || root.dataset["broken"] !== undefined) return;
      root.dataset["held"] = "";
      form.querySelector("[type=submit]")?.setAttribute("aria-busy", "true");
    },
    true,
  );
}
