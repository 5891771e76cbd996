import { type ComponentType, type ReactNode, Suspense } from "react";
import { useArrival } from "./arrival.tsx";
import { EntryNewsProvider } from "./entry-news.ts";
import type { StoredSignInProps } from "./stored-sign-in.tsx";
import { useStoredAppToken } from "./use-stored-app-token.ts";

interface EntryGuardProps {
  /** Shown until what tries a stored sign-in is there. */
  waiting: ReactNode;
  /** Tries a stored sign-in. */
  stored: ComponentType<StoredSignInProps>;
  children: ReactNode;
}

/**
 * Guard of the sign-in routes: a stored appToken is exchanged for the place to go; without one no call is made [EG-1].
 * An arrival that brings a reason skips it once, so that the reason is seen [SW-4].
 */
export function EntryGuard({ waiting, stored: Stored, children }: EntryGuardProps) {
  const token = useStoredAppToken();
  const arrival = useArrival();
  if (arrival) return <EntryNewsProvider value={{ arrival }}>{children}</EntryNewsProvider>;
  if (token === null) return children;
  return (
    <Suspense fallback={waiting}>
      <Stored token={token}>{children}</Stored>
    </Suspense>
  );
}
