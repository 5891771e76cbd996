import { forgetSignIn } from "./stored-session.ts";

/** Stands in the address to which the product sends people once it has signed them out on a page of its own. */
const PARAMETER = "signedout";

/**
 * Forgets the sign-in where the address says that the product has ended it. The parameter goes from the address: a
 * bookmark with it would forget every later sign-in as well.
 */
export function readSignedOutElsewhere(): boolean {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(PARAMETER)) return false;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, "", url);
  forgetSignIn();
  return true;
}
