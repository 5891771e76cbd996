import { decodeOnce } from "../browser/urls.ts";
import { type PortalRoot, portalPath } from "./base-path.ts";
import { isSignInRoute } from "./routes.ts";

/**
 * Returns true for a url of one of this portal's sign-in pages, where a stored sign-in would be tried again without
 * end.
 */
export function isOwnSignInPage(url: string, root: PortalRoot): boolean {
  const pathname = portalPath(new URL(url), root);
  return pathname !== null && isSignInRoute(decodeOnce(pathname));
}
