import { createContext, type ReactNode, useContext, useEffect } from "react";
import { calls } from "../api/calls.ts";
import { useCallOnLoad } from "../api/use-call-on-load.ts";
import { useRedirect } from "../platform/use-redirect.ts";
import { forgetAppToken } from "./stored-session.ts";
import { useStoredAppToken } from "./use-stored-app-token.ts";

const EntryErrorContext = createContext<unknown>(null);

interface EntryGuardProps {
  /** Shown while a stored sign-in is being tried. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Guard of the sign-in routes: a stored appToken is exchanged for the place to go; without one no call is made [EG-1]. */
export function EntryGuard({ waiting, children }: EntryGuardProps) {
  const token = useStoredAppToken();
  if (token === null) return children;
  return (
    <StoredSignIn token={token} waiting={waiting}>
      {children}
    </StoredSignIn>
  );
}

function StoredSignIn({ token, waiting, children }: EntryGuardProps & { token: string }) {
  const { data, error } = useCallOnLoad(calls.redirect, { body: { Token: token } });
  const redirect = useRedirect();
  const target = data ? redirect.check(data.url) : null;
  const failed = error !== null || (data !== undefined && target === null);

  useEffect(() => {
    if (target !== null) redirect.leaveTo(target);
    else if (failed) forgetAppToken();
  }, [target, failed, redirect]);

  if (!failed) return waiting;
  return <EntryErrorContext value={error ?? "refused"}>{children}</EntryErrorContext>;
}

/** Why a stored sign-in did not work; null when there was none, or when it has not been tried. */
export function useEntryError(): unknown {
  return useContext(EntryErrorContext);
}
