import type { RefObject } from "react";
import { onePerPortal, useEnvironment } from "../config/environment.ts";
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

/** A ref, not state: changing it must not render. */
const changeOf = /* @__PURE__ */ onePerPortal((): PendingPasswordChangeRef => ({ current: null }));

/** The ref by which sign-in hands the change to the must-reset screen. */
export function usePendingPasswordChange(): PendingPasswordChangeRef {
  return changeOf(useEnvironment());
}
