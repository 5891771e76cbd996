import { createContext, type ReactNode, useContext, useEffect } from "react";
import type { Failure } from "../api/api-error.ts";
import { calls } from "../api/calls.ts";
import { useCallOnLoad } from "../api/use-call-on-load.ts";
import { useRedirect } from "../platform/use-redirect.ts";
import { type Arrival, useArrival } from "./arrival.tsx";
import { forgetAppToken } from "./stored-session.ts";
import { useStoredAppToken } from "./use-stored-app-token.ts";

/** What the person should know on arriving at sign-in: a reason brought along, or why a stored sign-in failed. */
export type EntryNews = { arrival: Arrival } | { failure: Failure | "refusedUrl" } | null;

const EntryNewsContext = createContext<EntryNews>(null);

interface EntryGuardProps {
  /** Shown while a stored sign-in is being tried. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Guard of the sign-in routes: a stored appToken is exchanged for the place to go; without one no call is made [EG-1].
 * An arrival that brings a reason skips it once, so that the reason is seen [SW-4].
 */
export function EntryGuard({ waiting, children }: EntryGuardProps) {
  const token = useStoredAppToken();
  const arrival = useArrival();
  if (arrival) return <EntryNewsContext value={{ arrival }}>{children}</EntryNewsContext>;
  if (token === null) return children;
  return (
    <StoredSignIn token={token} waiting={waiting}>
      {children}
    </StoredSignIn>
  );
}

function StoredSignIn({ token, waiting, children }: EntryGuardProps & { token: string }) {
  const { data, failure } = useCallOnLoad(calls.redirect, { body: { Token: token } });
  const redirect = useRedirect();
  const target = data ? redirect.check(data.url) : null;
  const failed = failure !== null || (data !== undefined && target === null);

  useEffect(() => {
    if (target !== null) redirect.leaveTo(target);
    else if (failed) forgetAppToken();
  }, [target, failed, redirect]);

  if (!failed) return waiting;
  return (
    <EntryNewsContext value={{ failure: failure ?? "refusedUrl" }}>{children}</EntryNewsContext>
  );
}

export function useEntryNews(): EntryNews {
  return useContext(EntryNewsContext);
}
