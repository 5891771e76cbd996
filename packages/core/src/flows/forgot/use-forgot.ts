import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { languages } from "../../i18n/languages.ts";
import { trimInvisible } from "../../browser/trim-invisible.ts";
import type { ForgotState } from "../../navigation/forgot-state.ts";
import type { ForgotValues } from "./forgot-schema.ts";

/** What the confirmation shows [FP-3]. */
export interface SentLink {
  email: string;
  /** The server's own words, where it sent some. */
  friendlyMessage: string | null;
}

/** Asks for a link by email [API-6]. */
export function useForgot() {
  const send = useSend();
  const navigate = useNavigate();
  const place = useLocation();
  const [state] = useState(place.state as ForgotState | null);
  const { loginId, translationId } = languages[useLanguage()];
  const submission = useSubmit({
    send: async ({ email }: ForgotValues): Promise<SentLink> => {
      const address = trimInvisible(email);
      const { messages } = await send(calls.forgotPassword, {
        body: { email: address, languageType: loginId, translationLanguage: translationId },
      });
      return { email: address, friendlyMessage: messages?.[0]?.friendlyMessage ?? null };
    },
    follow: () => {
      void navigate(place, { replace: true, state: { ...state, linkSent: true } });
    },
  });
  return { ...submission, linkSent: state?.linkSent === true, invited: state?.invited === true };
}
