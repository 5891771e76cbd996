import { errorMessageFor } from "../../errors/error-message.ts";
import { MessageText } from "../../i18n/message-text.tsx";
import { useText } from "../../i18n/use-text.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import type { Variant } from "../../navigation/route-table.ts";
import { variantPath } from "../../navigation/routes.ts";
import { PortalLink } from "../../navigation/portal-link.tsx";
import { Screen } from "../../layout/screen.tsx";
import { Address, Notice } from "../../ui/notice.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { type SentLink, useForgot } from "./use-forgot.ts";

/** Forgotten password: the form, then the confirmation in its place. Go-back leads to the variant's sign-in [FP-1]. */
export function ForgotScreen({ variant }: { variant: Variant }) {
  const text = useText();
  const forgot = useForgot();
  // A page that was rendered before anyone came knows nothing of the history.
  const invited = useHydrated() && forgot.invited;
  const title = invited ? "forgot.invitedTitle" : "forgot.title";
  return (
    <Screen title={forgot.step ? "forgot.sentTitle" : title}>
      {forgot.step ? (
        <Sent {...forgot.step} onAgain={forgot.reset} />
      ) : (
        <>
          {forgot.linkSent && (
            <Notice tone="info">
              <MessageText message={{ key: "LINK_ALREADY_SENT" }} />
            </Notice>
          )}
          <p>{text(invited ? "forgot.invitedBody" : "forgot.body")}</p>
          <ForgotForm
            forgot={forgot}
            problem={forgot.failure && errorMessageFor("forgot", forgot.failure)}
          />
        </>
      )}
      <p>
        <PortalLink to={variantPath("", variant)}>{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}

function Sent({ email, friendlyMessage, onAgain }: SentLink & { onAgain: () => void }) {
  const text = useText();
  return (
    <>
      <p>{text("forgot.sentTo")}</p>
      <p className="wm-fact">
        <Address>{email}</Address>
      </p>
      {friendlyMessage && <p>{friendlyMessage}</p>}
      <p className="wm-soft">{text("forgot.sentHint")}</p>
      <button type="button" className="wm-button wm-button--quiet" onClick={onAgain}>
        {text("forgot.again")}
      </button>
    </>
  );
}
