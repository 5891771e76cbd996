import { useState, useSyncExternalStore } from "react";
import { readAppToken } from "./stored-session.ts";

/**
 * The appToken that was stored when the screen opened. Read once: a token stored by signing in on this very screen must
 * not wake the entry guard. Null while hydrating, so that the first render matches a prerendered page.
 */
export function useStoredAppToken(): string | null {
  const [readOnce] = useState(() => {
    let token: string | null | undefined;
    return () => (token === undefined ? (token = readAppToken()) : token);
  });
  return useSyncExternalStore(neverChanges, readOnce, nothingYet);
}

function neverChanges(): () => void {
  return () => undefined;
}

function nothingYet(): null {
  return null;
}
