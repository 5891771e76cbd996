import type { ReactNode } from "react";
import type { FlowFields, LoadedFlow } from "../../forms/flow-types.ts";
import { useFormFlow } from "../../forms/use-form-flow.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import type { PasswordPartProps } from "../../ui/component-props.ts";
import { usePasswordPart } from "../../ui/use-password-part.tsx";
import { type AccountFact, accountFacts, FamilyNotice } from "./account-facts.tsx";
import { InvalidLink, SpentLink } from "./invalid-link.tsx";
import { useResetForm } from "./reset-form.tsx";
import { useResetParams } from "./reset-params.ts";
import { useReset } from "./use-reset.ts";
import { useResetToken } from "./use-reset-token.ts";

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
  const { data, failure, retry } = useResetToken();
  const text = useText();
  if (failure) return { data: null, screen: <InvalidLink {...{ failure, retry }} /> };
  if (!data) return { data: null, screen: <CheckingLink /> };
  const { username, familyFailure } = data;
  const facts = accountFacts(data, isActivation, text);
  const notice = familyFailure && <FamilyNotice familyFailure={familyFailure} />;
  return { data: { username, isActivation, facts, notice }, screen: null };
}

function CheckingLink() {
  const text = useText();
  const { title, isActivation } = useResetParams();
  return (
    <WaitingScreen title={title} stays>
      {isActivation ? (
        <p>{text("reset.completeSetup")}</p>
      ) : (
        <p className="wm-delayed">{text("reset.checking")}</p>
      )}
    </WaitingScreen>
  );
}

/**
 * The form that sets the password.
 * @param account the account, from `useResetFlow`
 */
export function useResetFormFlow({ username }: Pick<ResetAccount, "username">): ResetFormFlow {
  const reset = useReset(username);
  const { settings, fields, confirms } = useResetForm({ reset, username });
  const password = usePasswordPart(fields.password);
  const confirmPassword = usePasswordPart(fields.confirmPassword);
  const flow = useFormFlow(settings, {
    password,
    confirmPassword: confirms ? confirmPassword : null,
  });
  return { ...flow, screen: reset.spent && <SpentLink {...reset.spent} /> };
}
