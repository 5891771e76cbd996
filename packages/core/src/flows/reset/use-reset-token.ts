import { useHref } from "react-router";
import { calls } from "../../api/calls.ts";
import type { ResponseData } from "../../api/response-schemas.ts";
import { useLoad } from "../../api/loading.ts";
import { type CallFailure, type Result, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { CHILDREN_TIMEOUT_MS } from "../../config/constants.ts";
import { useEnvironment } from "../../config/environment.ts";
import { useResetParams } from "./reset-params.ts";
import { keepIdentifier } from "../../session/visit.ts";

/** The account of a valid link. */
export interface LinkAccount {
  /** Sent as UserName, and shown. */
  username: string;
  account: ResponseData<"validateEmailToken">;
  children: readonly string[];
  /** Why the children's names could not be loaded. */
  familyFailure: CallFailure | null;
}

/** Validates the token of a mailed link, and for parents loads the names of their children. */
export function useResetToken() {
  const { token, resetType, isParentActivation } = useResetParams();
  const send = useSend();
  const { origin } = useEnvironment();
  // With the base path of the portal.
  const ForgotPasswordUrl = `${origin}${useHref("/forgot")}`;
  return useLoad({
    key: ["reset", token, resetType],
    load: async (signal): Promise<Result<LinkAccount, CallFailure>> => {
      const body = { Token: token, ForgotPasswordUrl, resetPasswordType: resetType };
      const response = await send(calls.validateEmailToken, { body, signal });
      if (!response.ok) return response;
      const account = response.data;
      const email = account.emailAddress || account.userName || "";
      const family = isParentActivation
        ? await send(calls.familyData, {
            body: { k: token, email },
            signal,
            limitMs: CHILDREN_TIMEOUT_MS,
          })
        : null;
      const loaded = accountOf(account, family);
      keepIdentifier(loaded.username, account.emailAddress ?? undefined);
      return success(loaded);
    },
  });
}

/** Combines both responses. A parent can set a password without the children's names, so the link stays valid. */
function accountOf(
  account: ResponseData<"validateEmailToken">,
  family: Result<ResponseData<"familyData">, CallFailure> | null,
): LinkAccount {
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
