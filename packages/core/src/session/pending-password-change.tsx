import { createContext, type ReactNode, useContext, useState } from "react";

/** Who has to choose a new password before anything else; in memory only [SI-7]. */
export interface MustReset {
  userAccountId: string | number;
  token: string;
  username: string;
}

interface PendingPasswordChangeRef {
  current: MustReset | null;
}

const PendingPasswordChangeContext = createContext<PendingPasswordChangeRef | null>(null);

export function PendingPasswordChangeProvider({ children }: { children: ReactNode }) {
  // A plain box: nothing is shown differently while somebody is held, so nothing has to render.
  const [hold] = useState<PendingPasswordChangeRef>(() => ({ current: null }));
  return <PendingPasswordChangeContext value={hold}>{children}</PendingPasswordChangeContext>;
}

/** The box that hands a must-reset from sign-in to the next screen. */
export function usePendingPasswordChange(): PendingPasswordChangeRef {
  const hold = useContext(PendingPasswordChangeContext);
  if (!hold) throw new Error("useMustResetHold needs a <PendingPasswordChangeProvider> above it");
  return hold;
}
