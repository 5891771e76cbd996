import { isSignInPending, pageSignInAttempt } from "../../../attempt/page-attempts.ts";
import { rememberWay } from "../../../config/last-way.ts";

/** Ends a sign-in that is on its way and remembers the way, before the page leaves for it. */
export function chooseWay(way: Parameters<typeof rememberWay>[0]): void {
  endPendingSignIn();
  rememberWay(way);
}

/** Ends a sign-in on its way: it may be another person's, and would open their account instead of the way. */
export function endPendingSignIn(): void {
  if (isSignInPending()) pageSignInAttempt.current()?.abandon();
}
