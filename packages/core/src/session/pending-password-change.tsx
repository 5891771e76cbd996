import { createContext, type ReactNode, type RefObject, useRef } from "react";
import { useRequired } from "../browser/use-required.ts";
import type { VariantName } from "../navigation/route-table.ts";

/**
 * The account that has to choose a new password before it can sign in; in memory only. `useMustReset` drops it once the
 * password is changed.
 */
export interface PendingPasswordChange {
  userAccountId: string | number;
  token: string;
  username: string;
  /** The sign-in that the person came from, and goes back to. */
  variant: VariantName;
}

type PendingPasswordChangeRef = RefObject<PendingPasswordChange | null>;
const PendingPasswordChangeContext = createContext<PendingPasswordChangeRef | null>(null);

/** Keeps the change for the must-reset screen. A ref, not state: changing it must not render. */
export function PendingPasswordChangeProvider({ children }: { children: ReactNode }) {
  const ref = useRef<PendingPasswordChange>(null);
  return <PendingPasswordChangeContext value={ref}>{children}</PendingPasswordChangeContext>;
}

/** The ref by which sign-in hands the change to the must-reset screen. */
export function usePendingPasswordChange(): PendingPasswordChangeRef {
  return useRequired(PendingPasswordChangeContext);
}
