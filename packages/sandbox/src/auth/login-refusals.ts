import type { Account } from "../accounts/account.ts";
import { ApiRefusal } from "../api/api-refusal.ts";
import type { AppContext } from "../http/app-context.ts";
import type { TextLanguage } from "../languages.ts";

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

/** The refusal of an attempt that has to wait. */
export function tooManyFailures(c: AppContext, seconds: number): ApiRefusal {
  c.set("outcome", `too many failures, to wait ${seconds} s`);
  return new ApiRefusal({
    status: 429,
    friendlyMessage: "Too many attempts to sign in",
    headers: { "Retry-After": String(seconds) },
  });
}

/** Texts of login's `errorMessage`; the portal shows them unchanged. */
const english = {
  locked: "This account is locked. Please ask your school to unlock it.",
  /** @param left attempts that remain before the wait */
  repeatedFailure: (left: number) => {
    if (left === 0) {
      return "That username and password don’t match. Sign-in to this account is paused for 15 minutes.";
    }
    const tries = left === 1 ? "one more try" : `${left} more tries`;
    return `That username and password don’t match. You have ${tries} before sign-in is paused for 15 minutes.`;
  },
};

export const loginTexts: Readonly<Record<TextLanguage, typeof english>> = {
  en: english,
  fr: {
    locked: "Ce compte est verrouillé. Demandez à votre école de le déverrouiller.",
    repeatedFailure: (left) => {
      if (left === 0) {
        return "Ce nom d’utilisateur et ce mot de passe ne correspondent pas. La connexion à ce compte est suspendue pendant 15 minutes.";
      }
      const tries = left === 1 ? "un essai" : `${left} essais`;
      return `Ce nom d’utilisateur et ce mot de passe ne correspondent pas. Il vous reste ${tries} avant que la connexion soit suspendue pendant 15 minutes.`;
    },
  },
};
