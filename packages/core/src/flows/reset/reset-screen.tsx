import { useEffect } from "react";
import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { keepIdentifier } from "../../session/identifier.ts";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { ResetForm } from "./reset-form.tsx";
import { isActivation } from "./reset-types.ts";
import { isSpent, SpentLink } from "./spent-link.tsx";
import { useReset } from "./use-reset.ts";
import { type ResetAccount, useResetToken } from "./use-reset-token.ts";

/** Password reset or account activation by a mailed link: the link is validated before the form is shown. */
export function ResetScreen() {
  const text = useText();
  const { token, resetType } = useRouteParams("reset");
  const { data, ...load } = useResetToken(token, resetType);
  useEffect(() => {
    if (data) keepIdentifier(data.username, data.account.emailAddress ?? undefined);
  }, [data]);

  if (load.failure) return <InvalidLink {...load} failure={load.failure} resetType={resetType} />;
  if (data) return <ValidLink {...data} token={token} resetType={resetType} />;
  return (
    <WaitingScreen title={titleOf(resetType)} stays>
      {isActivation(resetType) ? (
        <p>{text("reset.completeSetup")}</p>
      ) : (
        <p className="wm-late">{text("reset.checking")}</p>
      )}
    </WaitingScreen>
  );
}

interface ValidLinkProps extends ResetAccount {
  token: string;
  resetType: string;
}

/** The form, until the server says that the link is spent: nothing that is sent can succeed then. */
function ValidLink({ token, resetType, ...account }: ValidLinkProps) {
  const text = useText();
  const reset = useReset({ token, resetType, username: account.username });
  const { failure, requestId } = reset;
  if (failure && isSpent(failure)) return <SpentLink {...{ failure, requestId, resetType }} />;
  return (
    <Screen title={titleOf(resetType)}>
      {isActivation(resetType) && <p>{text("reset.completeSetup")}</p>}
      <AccountFacts {...account} resetType={resetType} />
      <ResetForm reset={reset} resetType={resetType} username={account.username} />
      <BackToSignIn />
    </Screen>
  );
}

function titleOf(resetType: string) {
  return isActivation(resetType) ? "reset.activateTitle" : "reset.title";
}
