import type { ComponentProps } from "react";
import type { Load } from "../../api/loading.ts";
import type { Failure } from "../../api/result.ts";
import { isRetryable } from "../../api/retryable.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { LoadFailure } from "../../layout/load-failure.tsx";
import { NewLink, SignInOrNewLink } from "./new-link.tsx";
import { isActivation, isParentActivation } from "./reset-types.ts";

type LinkDetail = Pick<ComponentProps<typeof LoadFailure>, "detail">;

interface InvalidLinkProps extends Pick<Load<unknown>, "retry"> {
  failure: Failure;
  resetType: string;
}

/** Says what is wrong with a link that is invalid when it is opened, and what to do. A validation that failed can be retried. */
export function InvalidLink({ failure, resetType, ...load }: InvalidLinkProps) {
  const operation = isParentActivation(resetType) ? "parentResetToken" : "resetToken";
  const failed = { operation, failure } as const;
  const { key } = errorMessageFor(operation, failure).message;
  if (key === "FORGOT_PASSWORD_LINK_USED") {
    return (
      <LoadFailure title="reset.invalidLink" {...failed} detail={null} leadsToSignIn>
        <SignInOrNewLink />
      </LoadFailure>
    );
  }
  if (key === "GENERIC_ERROR" && isRetryable(failure)) {
    return <LoadFailure title="reset.notChecked" {...failed} {...load} />;
  }
  return (
    <LoadFailure title="reset.invalidLink" {...failed} {...detailOf(key, resetType)}>
      <NewLink resetType={resetType} />
    </LoadFailure>
  );
}

/** Whom to ask where no new link comes, for an expired one; the catalogue's detail otherwise. */
function detailOf(key: string | undefined, resetType: string): LinkDetail {
  if (key === "GENERIC_ERROR") return {};
  // A parent's message names the school itself.
  const isInvited = isActivation(resetType) && !isParentActivation(resetType);
  return { detail: isInvited ? { key: "INVITATION_EXPIRED" } : null };
}

interface SpentLinkProps {
  failure: Failure;
  /** The `RequestId` of the call. */
  requestId: string;
  resetType: string;
}

/** A link that was valid when the form was shown, and was used in another tab or has expired since. */
export function SpentLink({ resetType, ...failed }: SpentLinkProps) {
  const isUsed = spentKeyOf(failed.failure) === "FORGOT_PASSWORD_LINK_USED";
  const isInvitation = !isUsed && isParentActivation(resetType);
  return (
    <LoadFailure
      title="reset.invalidLink"
      operation="resetPassword"
      {...failed}
      leadsToSignIn={isUsed}
      {...(isInvitation && { detail: { key: "FORGOT_PASSWORD_LINK_EXPIRED_PARENT" } })}
    >
      {isUsed ? <SignInOrNewLink /> : <NewLink resetType={resetType} />}
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
