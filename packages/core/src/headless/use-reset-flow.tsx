import { accountFacts, FamilyNotice } from "../flows/reset/account-facts.tsx";
import { isActivation, useResetParams } from "../flows/reset/reset-types.ts";
import { useResetForm } from "../flows/reset/reset-form.tsx";
import { useResetLink, useSpentLink } from "../flows/reset/use-reset-link.tsx";
import { useText } from "../i18n/use-text.tsx";
import { usePasswordPart } from "../ui/use-password-part.tsx";
import type { LoadedFlow, ResetAccount, ResetFormFlow } from "./flow-types.ts";
import { useFormFlow } from "./use-form-flow.tsx";

/** Password reset or activation by a mailed link, for a screen of a region's own. The link is validated first. */
export function useResetFlow(): LoadedFlow<ResetAccount> {
  const { resetType } = useResetParams();
  const { data, screen } = useResetLink();
  const text = useText();
  if (!data) return { data: null, screen };
  const { username, familyFailure } = data;
  const facts = accountFacts({ ...data, resetType }, text);
  const notice = familyFailure && <FamilyNotice familyFailure={familyFailure} />;
  return {
    data: { username, isActivation: isActivation(resetType), facts, notice },
    screen: null,
  };
}

/**
 * The form that sets the password.
 * @param account the account, from `useResetFlow`
 */
export function useResetFormFlow({ username }: Pick<ResetAccount, "username">): ResetFormFlow {
  const { resetType } = useResetParams();
  const { reset, screen } = useSpentLink(username);
  const { settings, fields, confirms } = useResetForm({ reset, resetType, username });
  const password = usePasswordPart(fields.password);
  const confirmPassword = usePasswordPart(fields.confirmPassword);
  const flow = useFormFlow({
    settings,
    fields: { password, confirmPassword: confirms ? confirmPassword : null },
    required: { password: "password", confirmPassword: "password" },
  });
  return { ...flow, screen };
}
