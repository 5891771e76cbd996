import { isSignInPending, pageSignInAttempt } from "../../../attempt/page-attempts.ts";
import { rememberWay } from "../../../config/last-way.ts";
import { cancelLeaving } from "../../../navigation/leave-portal.ts";
import { forgetSignIn } from "../../../session/stored-session.ts";

/** Remembers the way, before the page leaves for it. */
export function chooseWay(way: Parameters<typeof rememberWay>[0]): void {
  endPendingSignIn();
  rememberWay(way);
}

/** Ends a sign-in on its way: it may be another person's, and would open their account instead of the way. */
export function endPendingSignIn(): void {
  const attempt = pageSignInAttempt.current();
  if (!attempt || !isSignInPending()) return;
  if (attempt.get().state.name === "leaving") forgetSignIn();
  cancelLeaving();
  attempt.reset();
}
