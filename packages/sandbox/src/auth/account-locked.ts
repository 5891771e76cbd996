import { ApiRefusal } from "../api/api-refusal.ts";
import type { Account } from "../accounts/account.ts";
import type { AppContext } from "../http/app-context.ts";
import type { TextLanguage } from "../languages.ts";
import { loginTexts } from "./login-texts.ts";

/**
 * A lock is lifted by the school alone: neither a mailed link nor a new password opens the account.
 * @throws {ApiRefusal} 400 where the account is locked
 */
export function refuseLocked(c: AppContext, account: Account, language: TextLanguage): void {
  if (!account.locked) return;
  c.set("outcome", `${account.username} is locked`);
  throw new ApiRefusal({
    status: 400,
    friendlyMessage: loginTexts[language].locked,
    translationKey: "ACCOUNT_LOCKED",
    message: "The account is locked",
  });
}
