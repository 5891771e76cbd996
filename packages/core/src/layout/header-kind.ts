/** The three headers: without the language toggle, with log-out, and the usual one. */
export type HeaderKind = "uk" | "dual-login" | "default";

/** Which of the three headers a page has; the dual-login header wins [SH-2, SH-3, SH-4]. */
export function headerKindOf(pathname: string, country: "uk" | "elsewhere"): HeaderKind {
  if (pathname.toLowerCase().includes("switchaccount")) return "dual-login";
  return country === "uk" ? "uk" : "default";
}

/** Whether the header also shows the partner's logo: on Florida's paths, whatever the app [SH-4]. */
export function showsPartnerLogo(pathname: string): boolean {
  return pathname.toLowerCase().includes("florida");
}
