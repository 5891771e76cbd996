import { matchPath } from "react-router";
import { type Variant, variantPath } from "./variant.ts";

const variants: readonly Variant[] = ["default", "sdmylife", "florida"];

/**
 * Whether a url leads to one of the portal's own sign-in pages, where a stored sign-in would be tried again without end.
 * @param root url of the portal's root
 */
export function isOwnSignInPage(url: string, root: URL): boolean {
  const { origin, pathname } = new URL(url);
  const base = root.pathname.replace(/\/+$/u, "");
  return (
    origin === root.origin &&
    variants.some((variant) => matchPath(`${base}${variantPath("", variant)}`, decoded(pathname)))
  );
}

/** As the router reads it. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
