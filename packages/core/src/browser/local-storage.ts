/**
 * Local storage that never throws [QT-6]: blocked, full or missing storage reads as empty and forgets what is written.
 * `appToken` and `auth_token` are the only keys that stand for a person; the others are answers to a question, kept so
 * that it is not asked again [CO-2].
 */
export type StoredKey = "appToken" | "auth_token" | "languageOffer" | "analyticsConsent";

export function readStored(key: StoredKey): string | null {
  return attempt(() => window.localStorage.getItem(key)) ?? null;
}

export function writeStored(key: StoredKey, value: string): void {
  attempt(() => window.localStorage.setItem(key, value));
}

export function removeStored(key: StoredKey): void {
  attempt(() => window.localStorage.removeItem(key));
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // Private windows and school policies block storage; signing in works all the same.
    return undefined;
  }
}
