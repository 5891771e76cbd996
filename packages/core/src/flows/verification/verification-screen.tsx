import { useEffect } from "react";
import type { Load } from "../../api/loading.tsx";
import { isRetryable } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { FailureCode } from "../../errors/failure-code.tsx";
import { ErrorText } from "../../errors/presentation.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { Address } from "../../ui/notice.tsx";
import { keepIdentifier } from "../../session/identifier.ts";
import { LinkErrorScreen } from "../../layout/link-error-screen.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { ResendLink, Resent } from "./resend.tsx";
import { type Resend, useVerification, type VerificationKind } from "./use-verification.ts";

const texts = {
  email: { title: "verify.title", done: "verify.done", checking: "verify.checking" },
  username: { title: "username.title", done: "username.done", checking: "username.checking" },
} as const;

/** Confirms an email address or a change of username; success shows the address. */
export function VerificationScreen({ kind }: { kind: VerificationKind }) {
  const text = useText();
  const { verification, resend } = useVerification(kind);
  const { data, failure } = verification;
  useEffect(() => {
    if (data) keepIdentifier(data);
  }, [data]);
  if (failure) return <VerificationError {...verification} failure={failure} resend={resend} />;
  if (!data)
    return (
      <WaitingScreen title={texts[kind].checking}>
        <p className="wm-late">{text("link.checking")}</p>
      </WaitingScreen>
    );
  return (
    <Screen title={texts[kind].title}>
      <p>{text(texts[kind].done)}</p>
      <p className="wm-fact">
        <Address>{data}</Address>
      </p>
      <PortalLink to="/" className="wm-button">
        {text("signIn.submit")}
      </PortalLink>
    </Screen>
  );
}

interface VerificationErrorProps extends Pick<Load<unknown>, "retry" | "hold"> {
  failure: NonNullable<Load<unknown>["failure"]>;
  resend: Resend;
}

/** An expired link can be renewed, a used one leads to sign-in; a validation that failed can be retried. */
function VerificationError({ failure, resend, retry, hold }: VerificationErrorProps) {
  const text = useText();
  const error = errorMessageFor("verification", failure, hold.wait !== null);
  const { message } = error;
  switch (message.key) {
    case "VERIFY_LINK_EXPIRED":
      return resend.data !== undefined ? (
        <Resent onAgain={resend.reset} />
      ) : (
        <LinkErrorScreen title="verify.expiredTitle" message={message} failed={error.failed}>
          <ResendLink resend={resend} />
        </LinkErrorScreen>
      );
    case "VERIFY_LINK_USED":
      return (
        <Screen title="verify.usedTitle">
          <p>
            <ErrorText message={message} />
          </p>
          <p className="wm-code">
            <FailureCode failed={{ operation: "verification", failure }} />
          </p>
          <PortalLink to="/" className="wm-button">
            {text("signIn.submit")}
          </PortalLink>
        </Screen>
      );
    default:
      return isRetryable(failure) ? (
        <LinkErrorScreen title="verify.failedTitle" {...error} onRetry={retry} hold={hold} />
      ) : (
        <LinkErrorScreen
          title="reset.invalidLink"
          {...error}
          detail={{ key: "VERIFY_LINK_INCOMPLETE" }}
        />
      );
  }
}
