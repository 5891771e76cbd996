import type { EarlyClick } from "../platform/early-click.ts";

/** What a page says about itself on its root element, for the script below and for the portal. */
export interface PageFacts {
  /** The path that the page was rendered for, without a slash at its end; anything else is another screen. */
  path: string;
  /** Whether a stored sign-in is tried there before anything is shown [EG-1]. */
  guarded: boolean;
  /** Whether the app is a UK one wherever it is served [SH-2]. */
  uk: boolean;
}

/**
 * Runs in the head of a prerendered page, before its first paint, and has to stand alone: it is put there as text. It
 * decides what the page must not show because the person is to see something else, and holds what is submitted or pressed
 * before the portal is there [QT-7, EG-1]. What it says stands in data attributes of the root element.
 */
export function early(facts: PageFacts): void {
  const root = document.documentElement;
  const { location } = window;
  try {
    const block = document.getElementById("portal-config");
    const { basePath, ukLoginOrigins, branding, partnerRedirect } = JSON.parse(
      block?.textContent ?? "{}",
    );
    if (branding?.institutionId) root.dataset["branding"] = "";
    const uk = facts.uk || ukLoginOrigins?.includes(location.origin);
    const french = /[?&]lang=fr(?![a-z])/iu.test(location.search);
    const language = uk ? "en-GB" : french ? "fr-CA" : "en-CA";
    if (root.lang !== language) root.dataset["awaits"] = "language";
    else if (
      location.pathname.replace(/\/$/u, "") !== (basePath ?? "") + facts.path ||
      partnerRedirect?.host === location.host ||
      // This entry of the history remembers something that the page does not know [QX-8].
      window.history.state?.usr ||
      (facts.guarded && localStorage.getItem("appToken"))
    ) {
      root.dataset["awaits"] = "screen";
    }
  } catch {
    // Blocked storage or a broken block: the page stays as it is until the portal knows better.
  }
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
    const pressed: EarlyClick = link ?? target.closest<HTMLElement>("button[type=button]");
    window.earlyClick = pressed;
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
