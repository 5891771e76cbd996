import type { Run } from "../steps/run.ts";
import type { AccountFile } from "./account-file.ts";
import {
  type JourneyOptions,
  linkAccount,
  register,
  resetPassword,
} from "./linking-and-mailed-links.ts";
import { changePassword, chooseWorkspace, signInAndResume } from "./sign-in-journeys.ts";

/** Makes the calls of the accounts that are given. */
export async function runAccountJourneys(
  run: Run,
  accounts: AccountFile,
  options: JourneyOptions,
): Promise<void> {
  const { signIn = [], workspaces, mustReset, linking, registration, reset } = accounts;
  for (const [index, account] of signIn.entries()) {
    await signInAndResume(run, account, { ...options, name: `\`signIn\` ${index + 1}` });
  }
  if (workspaces) await chooseWorkspace(run, workspaces, { ...options, name: "`workspaces`" });
  if (mustReset) await changePassword(run, mustReset, { ...options, name: "`mustReset`" });
  if (linking) await linkAccount(run, linking, options);
  if (registration) await register(run, registration, options);
  if (reset) await resetPassword(run, reset, options);
}

/** Returns the changes that an account file asks for. */
export function changesOf({ mustReset, linking, registration, reset }: AccountFile): string[] {
  return [
    mustReset?.newPassword === undefined ? null : "the password of `mustReset`",
    linking ? "the account that `linking` is linked to" : null,
    registration ? "a new registration" : null,
    reset?.newPassword === undefined ? null : "the password of `reset`",
  ].filter((change) => change !== null);
}
