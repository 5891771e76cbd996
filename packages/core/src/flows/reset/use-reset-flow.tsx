import type { ReactNode } from "react";
import type { FlowFields, LoadedFlow } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import { useText } from "../../i18n/use-text.tsx";
import type { PasswordPartProps } from "../../ui/component-props.ts";
import { usePasswordPart } from "../../ui/use-password-part.tsx";
import { accountFacts, FamilyNotice } from "./account-facts.tsx";
import { useResetForm } from "./reset-form.tsx";
import { useResetParams } from "./reset-types.ts";
import { useResetLink, useResetSubmit } from "./use-reset-link.tsx";

/** Fact of an account, such as its address. */
export interface AccountFact {
  label: string;
  values: readonly string[];
}

/** Account whose password is set by a mailed link. */
export interface ResetAccount {
  username: string;
  /** True where the link activates an account. */
  isActivation: boolean;
  /** Whose account it is; for activations also who opened it, and for whom. */
  facts: readonly AccountFact[];
  /** Says that a parent's children could not be loaded; null otherwise. */
  notice: ReactNode;
}

/** The form that sets a password by a mailed link. */
export interface ResetFormFlow extends FlowFields<{
  password: PasswordPartProps;
  /** The password once more; null where it is asked once. */
  confirmPassword: PasswordPartProps | null;
}> {
  /** The portal's screen for a link that was used meanwhile; shown instead of the form. Null otherwise. */
  screen: ReactNode;
}

/** Password reset or activation by a mailed link, for a screen of a region's own. The link is validated first. */
export function useResetFlow(): LoadedFlow<ResetAccount> {
  const { isActivation } = useResetParams();
  const { data, screen } = useResetLink();
  const text = useText();
  if (!data) return { data, screen };
  const { username, familyFailure } = data;
  const facts = accountFacts(data, isActivation, text);
  const notice = familyFailure && <FamilyNotice familyFailure={familyFailure} />;
  return { data: { username, isActivation, facts, notice }, screen: null };
}

/**
 * The form that sets the password.
 * @param account the account, from `useResetFlow`
 */
export function useResetFormFlow({ username }: Pick<ResetAccount, "username">): ResetFormFlow {
  const { reset, screen } = useResetSubmit(username);
  const { settings, fields, confirms } = useResetForm({ reset, username });
  const password = usePasswordPart(fields.password);
  const confirmPassword = usePasswordPart(fields.confirmPassword);
  const flow = useFormFlow(settings, {
    password,
    confirmPassword: confirms ? confirmPassword : null,
  });
  return { ...flow, screen };
}
