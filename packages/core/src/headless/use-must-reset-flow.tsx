import { NoPendingChange, usePendingChange } from "../flows/must-reset/must-reset-screen.tsx";
import { useMustResetForm } from "../flows/must-reset/must-reset-form.tsx";
import { usePasswordPart } from "../ui/use-password-part.tsx";
import type { LoadedFlow, MustResetFormFlow, PasswordChange } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** A forced password change, for a screen of a region's own. Without one its screen leads to sign-in, which says why. */
export function useMustResetFlow(): LoadedFlow<PasswordChange> {
  const data = usePendingChange();
  return data ? { data, screen: null } : { data, screen: <NoPendingChange /> };
}

/**
 * The form of the change.
 * @param change the change, from `useMustResetFlow`
 */
export function useMustResetFormFlow(change: PasswordChange): MustResetFormFlow {
  const form = useMustResetForm(change);
  const password = usePasswordPart(form.password);
  return useFormFlow({
    settings: form.settings,
    fields: { password },
    required: { password: "password" },
  });
}
