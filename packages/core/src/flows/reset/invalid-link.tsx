import type { Load } from "../../api/loading.ts";
import type { Failure } from "../../api/result.ts";
import { isRetryable } from "../../api/retry-after.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.tsx";
import { LoadFailure } from "../shared/load-failure.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import type { ForgotState } from "../../navigation/entry-state.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useResetParams } from "./reset-params.ts";

interface InvalidLinkProps extends Pick<Load<unknown>, "retry"> {
  failure: Failure;
}

/** Says what is wrong with a link that is invalid when it is opened, and what to do. A validation that failed can be retried. */
export function InvalidLink({ failure, retry }: InvalidLinkProps) {
  const { isActivation, isParentActivation } = useResetParams();
  const operation = isParentActivation ? "parentResetToken" : "resetToken";
  const failed = { operation, failure } as const;
  const { key } = errorMessageFor(operation, failure).message;
  if (key === "FORGOT_PASSWORD_LINK_USED") {
    return (
      <LoadFailure title="reset.invalidLink" {...failed} leadsToSignIn>
        <SignInOrNewLink />
      </LoadFailure>
    );
  }
  if (key === "GENERIC_ERROR" && isRetryable(failure)) {
    return <LoadFailure title="reset.notChecked" {...failed} retry={retry} />;
  }
  // Whom to ask where no new link comes. A parent's message names the school itself.
  const isInvited = isActivation && !isParentActivation;
  const detail =
    isInvited && key !== "GENERIC_ERROR" ? ({ key: "INVITATION_EXPIRED" } as const) : undefined;
  return (
    <LoadFailure title="reset.invalidLink" {...failed} detail={detail}>
      <NewLink />
    </LoadFailure>
  );
}

interface SpentLinkProps {
  failure: Failure;
  /** The `RequestId` of the call. */
  requestId: string;
}

/** A link that was valid when the form was shown, and was used in another tab or has expired since. */
export function SpentLink(failed: SpentLinkProps) {
  const { isParentActivation } = useResetParams();
  const isUsed = spentKeyOf(failed.failure) === "FORGOT_PASSWORD_LINK_USED";
  const isInvitation = !isUsed && isParentActivation;
  return (
    <LoadFailure
      title="reset.invalidLink"
      operation="resetPassword"
      {...failed}
      leadsToSignIn={isUsed}
      detail={isInvitation ? { key: "FORGOT_PASSWORD_LINK_EXPIRED_PARENT" } : undefined}
    >
      {isUsed ? <SignInOrNewLink /> : <NewLink />}
    </LoadFailure>
  );
}

const spentKeys = ["FORGOT_PASSWORD_LINK_EXPIRED", "FORGOT_PASSWORD_LINK_USED"];

/** Returns true when the link was used or has expired since the form was shown. */
export function isSpent(failure: Failure): boolean {
  return spentKeys.includes(spentKeyOf(failure));
}

function spentKeyOf(failure: Failure): string {
  return errorMessageFor("resetPassword", failure).detail?.key ?? "";
}

/** Leads to the forgot page, which mentions the invitation if the link was one. */
function NewLink() {
  const text = useText();
  const { isActivation } = useResetParams();
  const state: ForgotState | undefined = isActivation ? { invited: true } : undefined;
  return (
    <PortalLink to="/forgot" state={state} className={buttonClass()}>
      {text("link.getNewLink")}
    </PortalLink>
  );
}

/** The next steps of a link that is opened twice: it was usually used to set the password. */
function SignInOrNewLink() {
  const text = useText();
  return (
    <>
      <PortalLink to="/" className={buttonClass()}>
        {text("signIn.submit")}
      </PortalLink>
      <PortalLink to="/forgot" className={buttonClass(true)}>
        {text("link.getNewLink")}
      </PortalLink>
    </>
  );
}
