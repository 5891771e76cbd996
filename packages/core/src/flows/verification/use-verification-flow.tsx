import { useState } from "react";
import { useLocation } from "react-router";
import type { Load } from "../../api/loading.ts";
import { isRetryable } from "../../api/retry-after.ts";
import { useBfcacheRestore } from "../../browser/page-visibility.ts";
import { type ErrorMessage, errorMessageFor } from "../../errors/error-message.ts";
import { ErrorText } from "../../errors/error-text.tsx";
import type { LoadedFlow } from "../../forms/flow-types.ts";
import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { routeOf } from "../../navigation/find-route.ts";
import { forgetIdentifier } from "../../session/visit.ts";
import { LoadFailure } from "../shared/load-failure.tsx";
import { Screen } from "../../layout/screen.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { ResendLink, Resent } from "./resend.tsx";
import { type Resend, useVerification, type VerificationKind } from "./use-verification.ts";

/** Verified address. */
export interface VerifiedAddress {
  /** The address, or the new username. */
  address: string;
  kind: "email" | "username";
}

/**
 * A link that verifies an address or a new username, for the screens `verify` and `confirm-username`. Its own screen says
 * what is wrong with a link, and sends a new one.
 */
export function useVerificationFlow(): LoadedFlow<VerifiedAddress> {
  const row = routeOf(useLocation().pathname);
  const kind = row?.screen === "confirm-username" ? "username" : "email";
  const { verification, resend } = useVerification(kind);
  const { data, failure, retry } = verification;
  const [isReturn, setReturn] = useState(false);
  useBfcacheRestore(() => {
    if (data === undefined) return;
    // Another person may be here: neither this screen nor sign-in names the address.
    forgetIdentifier();
    setReturn(true);
  });
  if (failure) {
    return { data: null, screen: <VerificationError {...{ failure, retry, resend }} /> };
  }
  if (isReturn) return { data: null, screen: <UsedLink message={{ key: "VERIFY_LINK_USED" }} /> };
  if (!data) return { data: null, screen: <Checking kind={kind} /> };
  return { data: { address: data, kind }, screen: null };
}

function Checking({ kind }: { kind: VerificationKind }) {
  const text = useText();
  return (
    <WaitingScreen title={kind === "email" ? "verify.checking" : "username.checking"}>
      <p className="wm-delayed">{text("link.checking")}</p>
    </WaitingScreen>
  );
}

function UsedLink(props: Pick<ErrorMessage, "message">) {
  return (
    <Screen title="verify.usedTitle" above={<DoneMark />}>
      <p>
        <ErrorText {...props} />
      </p>
      <SignInButton />
    </Screen>
  );
}

interface VerificationErrorProps extends Pick<Load<unknown>, "retry"> {
  failure: NonNullable<Load<unknown>["failure"]>;
  resend: Resend;
}

/** An expired link can be renewed, a used one leads to sign-in; a validation that failed can be retried. */
function VerificationError({ failure, resend, retry }: VerificationErrorProps) {
  const failed = { operation: "verification", failure } as const;
  const { message } = errorMessageFor("verification", failure);
  switch (message.key) {
    case "VERIFY_LINK_EXPIRED":
      return resend.data || resend.wasSent ? (
        <Resent sent={resend.data} onAgain={resend.reset} />
      ) : (
        <LoadFailure title="verify.expiredTitle" {...failed}>
          <ResendLink resend={resend} />
        </LoadFailure>
      );
    case "VERIFY_LINK_USED":
      return <UsedLink message={message} />;
    default:
      return isRetryable(failure) ? (
        <LoadFailure title="verify.failedTitle" {...failed} retry={retry} />
      ) : (
        <LoadFailure title="reset.invalidLink" {...failed} />
      );
  }
}

/** Leads on to sign-in. */
export function SignInButton() {
  const text = useText();
  return (
    <div className="wm-actions">
      <PortalLink to="/" className={buttonClass()}>
        {text("signIn.submit")}
      </PortalLink>
    </div>
  );
}
