import { useHref } from "react-router";
import { calls } from "../../api/calls.ts";
import type { ResponseData } from "../../api/response-schemas.ts";
import { useLoad } from "../../api/loading.ts";
import { type CallFailure, type Result, success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { CHILDREN_TIMEOUT_MS } from "../../config/constants.ts";
import { useEnvironment } from "../../config/environment.ts";
import { useResetParams } from "./reset-types.ts";
import type { LoadedFlow } from "../../forms/flow-types.ts";
import { useText } from "../../i18n/use-text.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { keepIdentifier } from "../../session/visit.ts";
import { InvalidLink, isSpent, SpentLink } from "./invalid-link.tsx";
import { useReset } from "./use-reset.ts";

/** The account of a valid link. */
export interface LinkAccount {
  /** Sent as UserName, and shown. */
  username: string;
  account: ResponseData<"validateEmailToken">;
  children: readonly string[];
  /** Why the children's names could not be loaded. */
  familyFailure: CallFailure | null;
}

/** The account of the address's link, once it is validated; the screen to show until then. */
export function useResetLink(): LoadedFlow<LinkAccount> {
  const { data, failure, retry } = useResetToken();
  if (failure) return { data: null, screen: <InvalidLink {...{ failure, retry }} /> };
  return data ? { data, screen: null } : { data: null, screen: <CheckingLink /> };
}

/** Validates the token of a mailed link, and for parents loads the names of their children. */
function useResetToken() {
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

function CheckingLink() {
  const text = useText();
  const { title, isActivation } = useResetParams();
  return (
    <WaitingScreen title={title} stays>
      {isActivation ? (
        <p>{text("reset.completeSetup")}</p>
      ) : (
        <p className="wm-delayed">{text("reset.checking")}</p>
      )}
    </WaitingScreen>
  );
}

/** The submit of a link's form, and the screen to show once the server says that the link is spent. */
export function useResetSubmit(username: string) {
  const reset = useReset(username);
  const { failure, requestId } = reset;
  const spent = failure && isSpent(failure) ? { failure, requestId } : null;
  return { reset, screen: spent && <SpentLink {...spent} /> };
}
