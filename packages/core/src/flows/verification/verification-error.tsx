import type { Load } from "../../api/loading.ts";
import { isRetryable } from "../../api/retry-after.ts";
import { type ErrorMessage, errorMessageFor } from "../../errors/error-message.ts";
import { ErrorText } from "../../errors/error-text.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { LoadFailure } from "../shared/load-failure.tsx";
import { ResendLink, Resent } from "./resend.tsx";
import type { Resend } from "./use-verification.ts";

interface VerificationErrorProps extends Pick<Load<unknown>, "retry"> {
  failure: NonNullable<Load<unknown>["failure"]>;
  resend: Resend;
}

/** An expired link can be renewed, a used one leads to sign-in; a validation that failed can be retried. */
export function VerificationError({ failure, resend, retry }: VerificationErrorProps) {
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

/** Says that the address is verified already, and leads on to sign-in. */
export function UsedLink(props: Pick<ErrorMessage, "message">) {
  return (
    <Screen title="verify.usedTitle" above={<DoneMark />}>
      <p>
        <ErrorText {...props} />
      </p>
      <SignInButton />
    </Screen>
  );
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
