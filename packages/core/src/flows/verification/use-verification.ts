import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { calls } from "../../api/calls.ts";
import { useLoad } from "../../api/loading.ts";
import type { RequestBody } from "../../api/request-schemas.ts";
import type { ResponseData } from "../../api/response-schemas.ts";
import { success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { type SubmitState, useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/use-text.tsx";
import { languagesSpoken } from "../../i18n/languages.ts";
import { linkLanguageIds } from "../../i18n/link-language-ids.ts";
import { useRegion } from "../../layout/region.ts";
import type { SentState } from "../../navigation/entry-state.ts";
import { forgetLink } from "../../navigation/link-address.ts";
import { useRouteParams } from "../../navigation/route-params.ts";
import { keepIdentifier } from "../../session/visit.ts";

/** Sends a new link. After a refusal the next one waits as long as `Retry-After` asks. */
export interface Resend extends SubmitState<void, ResponseData<"resendVerification">> {
  /** True where a link was sent, perhaps before a reload, and the person has not asked for another one. */
  wasSent: boolean;
}

export type VerificationKind = "email" | "username";

const screens = { email: "verify", username: "confirm-username" } as const;

/** Validates a verification link on load, and sends a new one on request. */
export function useVerification(kind: VerificationKind) {
  const send = useSend();
  const params = useRouteParams(screens[kind]);
  const ids = linkLanguageIds(params, useLanguage(), languagesSpoken(useRegion().languages));
  const body = { Token: params.token, tokenType: params.tokenType, ...ids };

  const verification = useLoad({
    // Without the page's language: changing it must not use the link a second time.
    key: ["verification", kind, params],
    load: async (signal) => {
      const response =
        kind === "email"
          ? await send(calls.verifyEmail, { body, signal })
          : await send(calls.confirmUsernameChange, { body, signal });
      if (!response.ok) return response;
      forgetLink();
      const { data } = response;
      const address = "email" in data ? data.email : data.newEmail;
      keepIdentifier(address);
      return success(address);
    },
  });
  return { verification, resend: useResend(body) };
}

function useResend(body: RequestBody<"resendVerification">): Resend {
  const send = useSend();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as SentState | null;
  const [asksAgain, setAsksAgain] = useState(false);
  const resend = useSubmit<void, ResponseData<"resendVerification">>({
    operation: "resendVerification",
    send: () => send(calls.resendVerification, { body }),
    onSuccess: () => {
      const sent: SentState = { ...state, linkSent: true };
      void navigate(location, { replace: true, state: sent });
      setAsksAgain(false);
      return undefined;
    },
  });
  const reset = () => {
    setAsksAgain(true);
    resend.reset();
  };
  return { ...resend, reset, wasSent: state?.linkSent === true && !asksAgain };
}
