import { useEffect, useEffectEvent } from "react";
import { readStored } from "../browser/storage.ts";
import { forgetOwnDoing, isOwnDoing, readAppToken } from "./stored-session.ts";

/** What the device has stored of a sign-in. */
export interface StoredSession {
  token: string | null;
  /** Whether somebody is signed in, with or without a token that was kept. */
  signedIn: boolean;
  /** Whether this page itself has brought that about. */
  isOwn: boolean;
}

/**
 * Calls back when what is stored of a sign-in has become another than when the page last looked: another tab has signed in or
 * out [QX-4]. It looks when the storage says so, and when the page is seen again, because hidden and frozen tabs hear little.
 */
export function useSessionChanges(onChange: (now: StoredSession, before: StoredSession) => void) {
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    let before = readStoredSession();
    const look = ({ type }: Event) => {
      // Browsers tell a page of what other pages store, and of nothing that it stores itself.
      if (type === "storage") forgetOwnDoing();
      const now = readStoredSession();
      const same = now.token === before.token && now.signedIn === before.signedIn;
      if (same || document.hidden) return;
      const last = before;
      before = now;
      tell(now, last);
    };
    window.addEventListener("storage", look);
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("storage", look);
      window.removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

function readStoredSession(): StoredSession {
  const signedIn = readStored("auth_token") !== null;
  return { token: readAppToken(), signedIn, isOwn: isOwnDoing(signedIn) };
}
