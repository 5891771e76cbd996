import type { ResponseData } from "../api/response-schemas.ts";
import { failed, type Result, success } from "../api/result.ts";
import type { PendingPasswordChange } from "../session/pending-password-change.tsx";

/** A right password: the person is signed in, or has to change the password first. */
export type SignIn =
  | { kind: "signedIn"; url: string; token: string | null }
  | { kind: "mustReset"; change: Omit<PendingPasswordChange, "variant"> };

/**
 * Decides what the response of a login means.
 * @param checkUrl returns the url to follow, or null if it must not be followed
 */
export function toSignInResult(
  data: ResponseData<"login">,
  username: string,
  checkUrl: (url: string) => string | null,
): Result<SignIn> {
  const { errorMessage, isMustResetPassword, userAccountId, jwtToken, url } = data;
  if (errorMessage) return failed({ kind: "serverText", text: errorMessage });
  if (isMustResetPassword) {
    const change = { userAccountId: userAccountId ?? "", token: jwtToken ?? "", username };
    return success({ kind: "mustReset", change });
  }
  const checked = checkUrl(url ?? "");
  return checked === null
    ? failed({ kind: "refusedUrl" })
    : success({ kind: "signedIn", url: checked, token: jwtToken ?? null });
}
