import { useHref } from "react-router";
import { calls } from "../../api/calls.ts";
import type { ResponseData } from "../../api/response-schemas.ts";
import { useLoad } from "../../api/loading.ts";
import { type CallFailure, type Result, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { useEnvironment } from "../../config/environment.ts";
import { isParentActivation } from "./reset-types.ts";

export interface ResetAccount {
  /** Sent as UserName, and shown. */
  username: string;
  account: ResponseData<"validateEmailToken">;
  children: readonly string[];
  /** Why the children's names could not be loaded. */
  familyFailure: CallFailure | null;
}

/** Validates the token of a mailed link, and for parents loads the names of their children. */
export function useResetToken(token: string, resetType: string) {
  const send = useSend();
  const { origin } = useEnvironment();
  // With the base path of the portal.
  const ForgotPasswordUrl = `${origin}${useHref("/forgot")}`;
  return useLoad({
    key: ["reset", token, resetType],
    load: async (signal): Promise<Result<ResetAccount, CallFailure>> => {
      const body = { Token: token, ForgotPasswordUrl, resetPasswordType: resetType };
      const response = await send(calls.validateEmailToken, { body, signal });
      if (!response.ok) return response;
      const account = response.data;
      const email = account.emailAddress || account.userName || "";
      const family = isParentActivation(resetType)
        ? await send(calls.familyData, { body: { k: token, email }, signal })
        : null;
      return success(accountOf(account, family));
    },
  });
}

/** A parent can set a password without the names, so a failure to load them is no failure of the link. */
function accountOf(
  account: ResponseData<"validateEmailToken">,
  family: Result<ResponseData<"familyData">, CallFailure> | null,
): ResetAccount {
  const { parent, students } = family?.ok ? family.data : {};
  const children = (students ?? [])
    .map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "))
    .filter((name) => name !== "");
  return {
    username: account.userName || account.emailAddress || parent?.userName || "",
    account,
    children,
    familyFailure: family && !family.ok ? family.failure : null,
  };
}
