/** The three headers: without the language toggle, with log-out, and the usual one. */
export type HeaderKind = "uk" | "dual-login" | "default";

/** Returns the kind of a page's header, one of three; the dual-login header wins. */
export function headerKindOf(pathname: string, country: "uk" | "elsewhere"): HeaderKind {
  if (pathname.toLowerCase().includes("switchaccount")) return "dual-login";
  return country === "uk" ? "uk" : "default";
}

/** Returns true where the header also shows the partner's logo: on Florida's paths, whatever the app. */
export function showsPartnerLogo(pathname: string): boolean {
  return pathname.toLowerCase().includes("florida");
}

/** Returns true for a route parameter that changes the page around it: its header, or the variant that the router finds. */
export function changesPage(value: string): boolean {
  return /switchaccount|florida|sdmylife/iu.test(value);
}
