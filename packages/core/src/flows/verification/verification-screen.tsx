import { useState } from "react";
import type { Load } from "../../api/loading.ts";
import { isRetryable } from "../../api/retry-after.ts";
import { useBfcacheRestore } from "../../browser/page-visibility.ts";
import { type ErrorMessage, errorMessageFor } from "../../errors/error-message.ts";
import { ErrorText } from "../../errors/error-text.tsx";
import type { LoadedFlow } from "../../forms/flow-types.ts";
import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { forgetIdentifier } from "../../session/visit.ts";
import { Address } from "../../ui/address.tsx";
import { LoadFailure } from "../shared/load-failure.tsx";
import { Screen } from "../../layout/screen.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { ResendLink, Resent } from "./resend.tsx";
import { type Resend, useVerification, type VerificationKind } from "./use-verification.ts";

const texts = {
  email: { title: "verify.title", done: "verify.done", checking: "verify.checking" },
  username: { title: "username.title", done: "username.done", checking: "username.checking" },
} as const;

/** Confirms an email address or a change of username; success shows the address. */
export function VerificationScreen({ kind }: { kind: VerificationKind }) {
  const text = useText();
  const { data, screen } = useVerified(kind);
  if (!data) return screen;
  return (
    <Screen title={texts[kind].title} above={<DoneMark />}>
      <p>{text(texts[kind].done)}</p>
      <p className="wm-fact">
        <Address>{data}</Address>
      </p>
      <SignInButton />
    </Screen>
  );
}

function SignInButton() {
  const text = useText();
  return (
    <div className="wm-actions">
      <PortalLink to="/" className={buttonClass()}>
        {text("signIn.submit")}
      </PortalLink>
    </div>
  );
}

/** The address of the page's link, once it is verified; the screen to show until then. */
export function useVerified(kind: VerificationKind): LoadedFlow<string> {
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
  return data ? { data, screen: null } : { data: null, screen: <Checking kind={kind} /> };
}

function Checking({ kind }: { kind: VerificationKind }) {
  const text = useText();
  return (
    <WaitingScreen title={texts[kind].checking}>
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
