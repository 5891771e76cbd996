import { readActivation } from "../navigation/activation-flag.ts";
import { hasMark } from "../page/marks.ts";
import type { SignInReason } from "../session/flash-notice.tsx";
import { readSignedOutElsewhere } from "../session/stored-session.ts";

/** Returns the reason for which the address leads to the sign-in page, if it says one, and takes it out of the address. */
export async function readSignInReason(pathname: string): Promise<SignInReason | null> {
  const isSignedOut = await readSignedOutElsewhere(pathname);
  // The first script may have read it before.
  if (isSignedOut || hasMark("signedOut")) return "signedOut";
  return readActivation(pathname) ? "accountActivated" : null;
}
