import { createHash } from "node:crypto";
import { type Account, usernameKey } from "../accounts/account.ts";
import type { Services } from "../services.ts";

/** Outcome of an attempt to sign in. */
export type CredentialsCheck =
  | { kind: "mustWait"; seconds: number }
  | { kind: "refused"; failures: number; account: Account | undefined }
  | { kind: "locked"; account: Account }
  | { kind: "accepted"; account: Account };

/** Checks a username (or email) and a password. After repeated failures every attempt has to wait, also with the right password. */
export async function checkCredentials(
  { accounts, failures, signInQueue }: Pick<Services, "accounts" | "failures" | "signInQueue">,
  username: string,
  password: string,
): Promise<CredentialsCheck> {
  const account = accounts.byName(username);
  const who = account ? `account ${account.id}` : `nobody ${digestOf(usernameKey(username))}`;
  // One after the other: guesses sent at the same moment cannot slip past the limit together, and right passwords do not count.
  return signInQueue.run(who, async (): Promise<CredentialsCheck> => {
    const seconds = failures.secondsToWait(who);
    if (seconds > 0) return { kind: "mustWait", seconds };
    const isRight = await accounts.hasPassword(account, password);
    if (!isRight || !account) return { kind: "refused", failures: failures.add(who), account };
    failures.clear(who);
    return account.locked ? { kind: "locked", account } : { kind: "accepted", account };
  });
}

// People type their password into the username field now and then: it must not end up in the database.
function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
