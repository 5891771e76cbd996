import { readStored, removeStored, writeStored } from "../platform/storage.ts";

/** The stored appToken, null when there is none worth trying. */
export function readAppToken(): string | null {
  return readStored("appToken")?.trim() || null;
}

export function forgetAppToken(): void {
  removeStored("appToken");
}

/** Keeps the sign-in: `auth_token` always, the returned token only where the person asked to stay signed in [SI-6]. */
export function keepSignIn(token: string | null | undefined, remember: boolean): void {
  writeStored("auth_token", "true");
  if (remember && token) writeStored("appToken", token);
}

/** Removes all that is kept of a sign-in, else the entry guard would sign the person straight back in [SH-8]. */
export function forgetSignIn(): void {
  removeStored("auth_token");
  removeStored("appToken");
}
