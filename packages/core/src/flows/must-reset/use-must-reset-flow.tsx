import { useState } from "react";
import type { FlowFields, LoadedFlow } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import type { VariantName } from "../../navigation/route-table.ts";
import { usePendingPasswordChange } from "../../session/pending-password-change.ts";
import type { PasswordPartProps } from "../../ui/component-props.ts";
import { usePasswordPart } from "../../ui/use-password-part.tsx";
import { useMustResetForm } from "./must-reset-form.tsx";
import { NoPendingChange } from "./no-pending-change.tsx";

/** Forced password change. */
export interface PasswordChange {
  userAccountId: string | number;
  token: string;
  username: string;
  /** The sign-in that the person came from. */
  variant: VariantName;
}

/** The form of a forced password change. */
export type MustResetFormFlow = FlowFields<{ password: PasswordPartProps }>;

/** A forced password change, for a screen of a region's own. Without one its screen leads to sign-in, which says why. */
export function useMustResetFlow(): LoadedFlow<PasswordChange> {
  const pendingChange = usePendingPasswordChange();
  // Kept while the screen is shown: changing the password clears it.
  const [data] = useState(pendingChange.current);
  return data ? { data, screen: null } : { data, screen: <NoPendingChange /> };
}

/**
 * The form of the change.
 * @param change the change, from `useMustResetFlow`
 */
export function useMustResetFormFlow(change: PasswordChange): MustResetFormFlow {
  const { settings, password } = useMustResetForm(change);
  return useFormFlow(settings, { password: usePasswordPart(password) });
}
