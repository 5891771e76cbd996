import type { LoginResponse } from "../../api/response-schemas.ts";
import type { MustReset } from "../../session/pending-password-change.tsx";

/** What follows an answered login: data for the screen, never an exception. */
export type NextStep =
  | { kind: "leave"; url: string; token: string | null }
  | { kind: "mustReset"; held: MustReset }
  /** The server's own words [SI-8]. */
  | { kind: "message"; text: string }
  /** The server named a place that must not be followed [QT-1]. */
  | { kind: "refusedUrl" };

/** Decides on the answer of a login. `checkUrl` gives the url to follow, or null to refuse it. */
export function toSignInResult(
  answer: LoginResponse,
  username: string,
  checkUrl: (url: string) => string | null,
): NextStep {
  const { errorMessage, isMustResetPassword, userAccountId, jwtToken, url } = answer;
  if (errorMessage) return { kind: "message", text: errorMessage };
  if (isMustResetPassword) {
    return {
      kind: "mustReset",
      held: { userAccountId: userAccountId ?? "", token: jwtToken ?? "", username },
    };
  }
  const checked = checkUrl(url ?? "");
  return checked === null
    ? { kind: "refusedUrl" }
    : { kind: "leave", url: checked, token: jwtToken ?? null };
}
