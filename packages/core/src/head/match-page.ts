/** What a page says about itself on its root element, for the script below and for the portal. */
export interface PageFacts {
  /**
   * A regular expression that every path of the page matches, without a slash at its end; anything else is another screen.
   * What it takes for its first group stands as `any` in the links of the page.
   */
  path: string;
  /** Whether those paths name the language themselves, which the query overrides [VF-4]. */
  named?: boolean;
  /** The parameter of the query that lets the screen say another thing. */
  query?: string | undefined;
  /** Whether a stored sign-in is tried there before anything is shown [EG-1]. */
  guarded: boolean;
  /** A regular expression that a `lang` which asks for French matches. */
  french: string;
  /** Whether the app is a UK one wherever it is served [SH-2]. */
  uk: boolean;
}

/**
 * Runs in the head of a prerendered page, before its first paint, and has to stand alone: it is put there as text. It
 * decides what the page must not show because the person is to see something else [EG-1]. What it says stands in data
 * attributes of the root element.
 */
export function matchPage(facts: PageFacts): void {
  const root = document.documentElement;
  const { location } = window;
  let own: RegExpExecArray | null = null;
  try {
    const block = document.querySelector("script#portal-config");
    const { basePath, ukLoginOrigins, branding, partnerRedirect } = JSON.parse(
      block?.textContent ?? "{}",
    );
    if (branding?.institutionId) root.dataset["branding"] = "";
    const uk = facts.uk || ukLoginOrigins?.includes(location.origin);
    const query = new URLSearchParams(location.search);
    const french = new RegExp(facts.french, "u").test(query.get("lang") ?? "");
    const language = uk ? "en-GB" : french ? "fr-CA" : "en-CA";
    own = new RegExp(`^${basePath ?? ""}${facts.path}/?$`, "u").exec(location.pathname);
    // The page names its language by its path; in UK English it has the UK header, and no other page has it [SH-2].
    const named = facts.named && !query.has("lang") && Boolean(uk) === (root.lang === "en-GB");
    if (root.lang !== language && !named) {
      root.dataset["awaits"] = "language";
    } else if (
      !own ||
      // Header and router know these words wherever they stand [SH-3, SH-4].
      own.slice(1).some((part) => /florida|sdmylife|switchaccount/iu.test(part)) ||
      (facts.query && query.has(facts.query)) ||
      // This entry of the history remembers something that the page does not know [QX-8].
      window.history.state?.usr ||
      // A sign-in page may lead elsewhere at once [EG-1, SH-10].
      (facts.guarded &&
        (partnerRedirect?.host === location.host || localStorage.getItem("appToken")))
    ) {
      root.dataset["awaits"] = "screen";
    }
  } catch {
    // Blocked storage or a broken block: the page stays as it is until the portal knows better.
  }
  const fill = () => {
    for (const link of document.querySelectorAll("main a")) {
      const href = link.getAttribute("href") ?? "";
      // A function, because `$&` and the like have a meaning in a replacement text.
      link.setAttribute(
        "href",
        href.replace(/\/any(?=[/?]|$)/u, () => `/${own?.[1]}`),
      );
    }
  };
  // Once the page is there, and before the portal is.
  if (own?.[1]) document.addEventListener("readystatechange", fill, { once: true });
}
