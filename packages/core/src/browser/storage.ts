/**
 * The keys of local storage. `appToken` and `auth_token` are the only ones that stand for a person. `wayIn` has the id and
 * the name of the way in that was used last. The others are answers to a question, kept so that it is not asked again.
 */
export type StoredKey =
  | "appToken"
  | "auth_token"
  | "remember"
  | "languageOffer"
  | "analyticsConsent"
  | "wayIn";

/** The keys of session storage, which is empty once the tab is closed. None stands for a person. */
export type SessionKey =
  | "closedNotices"
  | "countedLater"
  | "partnerRedirects"
  | "reloadedBuild"
  | "reportedLater"
  | "storedSignInLeft"
  | "waymark.language";

/** Reads local storage. Blocked, full or missing storage reads as empty and forgets what is written. */
export function readStored(key: StoredKey): string | null {
  return tryStorage(() => window.localStorage.getItem(key)) ?? null;
}

/** Writes to local storage. Where the value does not fit, an earlier one goes: it may be of another person. */
export function writeStored(key: StoredKey, value: string): void {
  const isWritten = tryStorage(() => {
    window.localStorage.setItem(key, value);
    return true;
  });
  if (!isWritten) removeStored(key);
}

export function removeStored(key: StoredKey): void {
  tryStorage(() => window.localStorage.removeItem(key));
}

/** Returns true where the browser refuses storage, as it does where it blocks all cookies. */
export function isStorageRefused(): boolean {
  return tryStorage(() => window.localStorage) === undefined;
}

/** Reads what is remembered until the tab is closed; empty where there is nothing. */
export function readSession(key: SessionKey): string {
  return tryStorage(() => window.sessionStorage.getItem(key)) ?? "";
}

export function writeSession(key: SessionKey, value: string): void {
  tryStorage(() => window.sessionStorage.setItem(key, value));
}

function tryStorage<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // Private windows and school policies block storage; signing in works all the same.
    return undefined;
  }
}
