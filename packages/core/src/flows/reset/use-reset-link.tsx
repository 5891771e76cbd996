import { type ReactNode, useEffect } from "react";
import { useText } from "../../i18n/use-text.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { keepIdentifier } from "../../session/visit.ts";
import { isActivation, useResetParams } from "./reset-types.ts";
import { InvalidLink, isSpent, SpentLink } from "./invalid-link.tsx";
import { type ResetAccount, useResetToken } from "./use-reset-token.ts";
import { useReset } from "./use-reset.ts";

/** The account of the address's link, once it is validated; the screen to show until then. */
export function useResetLink(): { data: ResetAccount | undefined; screen: ReactNode } {
  const { token, resetType } = useResetParams();
  const { data, ...load } = useResetToken(token, resetType);
  useEffect(() => {
    if (data) keepIdentifier(data.username, data.account.emailAddress ?? undefined);
  }, [data]);
  const { failure } = load;
  if (failure)
    return { data: undefined, screen: <InvalidLink {...{ ...load, failure, resetType }} /> };
  return { data, screen: data ? null : <CheckingLink resetType={resetType} /> };
}

function CheckingLink({ resetType }: { resetType: string }) {
  const text = useText();
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

/** The submit of a link's form, and the screen to show once the server says that the link is spent. */
export function useSpentLink(username: string) {
  const { token, resetType } = useResetParams();
  const reset = useReset({ token, resetType, username });
  const { failure, requestId } = reset;
  const spent = failure && isSpent(failure) ? { failure, requestId, resetType } : null;
  return { reset, screen: spent && <SpentLink {...spent} /> };
}

export function titleOf(resetType: string) {
  return isActivation(resetType) ? "reset.activateTitle" : "reset.title";
}
