import { calls } from "../../api/calls.ts";
import { useLoad } from "../../api/use-load.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { linkLanguageIds } from "../../i18n/link-language.ts";
import { useRouteParams } from "../../navigation/route-params.ts";

export type VerificationKind = "email" | "username";

const screens = { email: "verify", username: "confirm-username" } as const;

/** Checks a verification link on load, and sends a new one on request [API-15]. */
export function useVerification(kind: VerificationKind) {
  const send = useSend();
  const params = useRouteParams(screens[kind]);
  const ids = linkLanguageIds(params, useLanguage());
  const body = { Token: params.token, tokenType: params.tokenType, ...ids };

  const check = useLoad({
    // Without the page's language: a toggled page must not spend the link twice.
    key: ["verification", kind, params],
    load: async (signal): Promise<string> => {
      if (kind === "email") return (await send(calls.verifyEmail, { body, signal })).email;
      return (await send(calls.confirmUsernameChange, { body, signal })).newEmail;
    },
  });
  const resend = useSubmit({
    send: async (): Promise<"sent"> => {
      await send(calls.resendVerification, { body });
      return "sent";
    },
  });
  return { check, resend };
}
