import { lazy, type ReactNode, Suspense } from "react";
import { useArrival } from "./arrival.tsx";
import { EntryNewsProvider } from "./entry-news.ts";
import { useStoredAppToken } from "./use-stored-app-token.ts";

interface EntryGuardProps {
  /** Shown while a stored sign-in is being tried. */
  waiting: ReactNode;
  children: ReactNode;
}

// Only who comes back needs it.
const StoredSignIn = lazy(async () => ({
  default: (await import("./stored-sign-in.tsx")).StoredSignIn,
}));

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
