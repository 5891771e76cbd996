import { useHref } from "react-router";
import type { FamilyResponse, TokenResponse } from "../../api/response-schemas.ts";
import { type Failure, failureOf } from "../../api/failure.ts";
import { calls } from "../../api/calls.ts";
import { useLoad } from "../../api/use-load.ts";
import { useSend } from "../../api/use-send.ts";
import { useEnvironment } from "../../config/environment.ts";
import { isParentActivation } from "./reset-types.ts";

export interface ResetAccount {
  /** Sent back as UserName, and shown [API-10, RS-2]. */
  username: string;
  account: TokenResponse;
  children: readonly string[];
  /** Why the children could not be asked for. */
  familyFailure: Failure | null;
}

/** Validates the token of a mailed link, and for parents asks who their children are [API-7, API-8]. */
export function useResetToken(token: string, resetType: string) {
  const send = useSend();
  const { origin } = useEnvironment();
  // With the path that the portal is served below.
  const ForgotPasswordUrl = `${origin}${useHref("/forgot")}`;
  return useLoad({
    key: ["reset", token, resetType],
    load: async (signal): Promise<ResetAccount> => {
      const account = await send(calls.validateEmailToken, {
        body: { Token: token, ForgotPasswordUrl, resetPasswordType: resetType },
        signal,
      });
      const address = account.emailAddress || account.userName || "";
      const { family, familyFailure } = isParentActivation(resetType)
        ? await send(calls.familyData, { body: { k: token, email: address }, signal }).then(
            (answer) => ({ family: answer, familyFailure: null }),
            withoutFamily,
          )
        : noFamily;
      const username = account.userName || account.emailAddress || family?.parent?.userName || "";
      return { username, account, children: namesOf(family), familyFailure };
    },
  });
}

interface Family {
  family: FamilyResponse | null;
  familyFailure: Failure | null;
}

const noFamily: Family = { family: null, familyFailure: null };

/** The names are a kindness: a parent can set a password without them. */
function withoutFamily(error: unknown): Family {
  return { family: null, familyFailure: failureOf(error) };
}

function namesOf(family: FamilyResponse | null): string[] {
  return (family?.students ?? [])
    .map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "))
    .filter((name) => name !== "");
}
