import { type Failure, isRetryable } from "../../api/failure.ts";
import type { SubmitState } from "../../forms/use-submit.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { MessageText } from "../../i18n/message-text.tsx";
import { useText } from "../../i18n/use-text.ts";
import { Address } from "../../ui/notice.tsx";
import { LinkErrorScreen } from "../../layout/link-error-screen.tsx";
import { PortalLink } from "../../navigation/portal-link.tsx";
import { Screen } from "../../layout/screen.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { ResendLink } from "./resend-link.tsx";
import { Resent } from "./resent.tsx";
import { useVerification, type VerificationKind } from "./use-verification.ts";

const texts = {
  email: { title: "verify.title", done: "verify.done", checking: "verify.checking" },
  username: { title: "username.title", done: "username.done", checking: "username.checking" },
} as const;

/** Confirms an email address or a change of username; success shows the address [VF-1]. */
export function VerificationScreen({ kind }: { kind: VerificationKind }) {
  const text = useText();
  const { check, resend } = useVerification(kind);
  if (check.failure) {
    return <VerificationError failure={check.failure} resend={resend} onRetry={check.retry} />;
  }
  if (!check.data)
    return (
      <WaitingScreen title={texts[kind].checking}>
        <p className="wm-late">{text("link.checking")}</p>
      </WaitingScreen>
    );
  return (
    <Screen title={texts[kind].title}>
      <p>{text(texts[kind].done)}</p>
      <p className="wm-fact">
        <Address>{check.data}</Address>
      </p>
      <PortalLink to="/" className="wm-button">
        {text("signIn.submit")}
      </PortalLink>
    </Screen>
  );
}

interface VerificationProblemProps {
  failure: Failure;
  resend: SubmitState<void, "sent">;
  onRetry: () => void;
}

/** Expired links are renewed, used ones lead to sign-in; a check that failed can be made again, a refused link opened again. */
function VerificationError({ failure, resend, onRetry }: VerificationProblemProps) {
  const text = useText();
  const explanation = errorMessageFor("verification", failure);
  const { message } = explanation;
  switch (message.key) {
    case "VERIFY_LINK_EXPIRED":
      return resend.step === "sent" ? (
        <Resent onAgain={resend.reset} />
      ) : (
        <LinkErrorScreen title="verify.expiredTitle" message={message}>
          <ResendLink resend={resend} />
        </LinkErrorScreen>
      );
    case "VERIFY_LINK_USED":
      return (
        <Screen title="verify.usedTitle">
          <p>
            <MessageText message={message} />
          </p>
          <PortalLink to="/" className="wm-button">
            {text("signIn.submit")}
          </PortalLink>
        </Screen>
      );
    default:
      return isRetryable(failure) ? (
        <LinkErrorScreen title="verify.failedTitle" {...explanation} onRetry={onRetry} />
      ) : (
        <LinkErrorScreen
          title="reset.invalidLink"
          message={message}
          detail={{ key: "VERIFY_LINK_INCOMPLETE" }}
        />
      );
  }
}
