import { createContext, type ReactNode, useContext, useState } from "react";

/** Who has to choose a new password before anything else; in memory only [SI-7]. */
export interface MustReset {
  userAccountId: string | number;
  token: string;
  username: string;
}

interface MustResetHold {
  current: MustReset | null;
}

const MustResetContext = createContext<MustResetHold | null>(null);

export function MustResetProvider({ children }: { children: ReactNode }) {
  // A plain box: nothing is shown differently while somebody is held, so nothing has to render.
  const [hold] = useState<MustResetHold>(() => ({ current: null }));
  return <MustResetContext value={hold}>{children}</MustResetContext>;
}

/** The box that hands a must-reset from sign-in to the next screen. */
export function useMustResetHold(): MustResetHold {
  const hold = useContext(MustResetContext);
  if (!hold) throw new Error("useMustResetHold needs a <MustResetProvider> above it");
  return hold;
}
