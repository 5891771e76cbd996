import type { Failure } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { LoadFailure } from "../../layout/load-failure.tsx";
import { NewLink, SignInOrNewLink } from "./new-link.tsx";
import { isParentActivation } from "./reset-types.ts";

interface SpentLinkProps {
  failure: Failure;
  /** The `RequestId` of the call. */
  requestId: string;
  resetType: string;
}

/**
 * A link that was valid when the form was shown, and was used in another tab or has expired since. `InvalidLink` is for one
 * that was invalid from the start.
 */
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
