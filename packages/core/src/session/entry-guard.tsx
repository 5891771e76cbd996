import { type ReactNode, Suspense } from "react";
import { latePart } from "../platform/late-piece.ts";
import { useArrival } from "./arrival.tsx";
import { EntryNewsProvider } from "./entry-news.ts";
import { useStoredAppToken } from "./use-stored-app-token.ts";

interface EntryGuardProps {
  /** Shown while a stored sign-in is being tried. */
  waiting: ReactNode;
  children: ReactNode;
}

// Only who comes back needs it. Where it does not arrive, the token stays for another day.
const StoredSignIn = latePart(
  async () => (await import("./stored-sign-in.tsx")).StoredSignIn,
  ({ children }) => (
    <EntryNewsProvider value={{ failure: { kind: "outdated" } }}>{children}</EntryNewsProvider>
  ),
);

/**
 * Guard of the sign-in routes: a stored appToken is exchanged for the place to go; without one no call is made [EG-1].
 * An arrival that brings a reason skips it once, so that the reason is seen [SW-4].
 */
export function EntryGuard({ waiting, children }: EntryGuardProps) {
  const token = useStoredAppToken();
  const arrival = useArrival();
  if (arrival) return <EntryNewsProvider value={{ arrival }}>{children}</EntryNewsProvider>;
  if (token === null) return children;
  return (
    <Suspense fallback={waiting}>
      <StoredSignIn token={token} waiting={waiting}>
        {children}
      </StoredSignIn>
    </Suspense>
  );
}
