import { useLocation, useNavigate } from "react-router";
import { calls } from "../../api/calls.ts";
import { success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { normalizeAddress } from "../../forms/field-rules.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/use-text.tsx";
import { type Language, languages } from "../../i18n/languages.ts";
import type { ForgotState } from "../../navigation/entry-state.ts";
import type { ForgotValues } from "./forgot-schema.ts";

/** Link as the server has sent it. */
export interface SentLink {
  email: string;
  /** The server's own text, if it sent one. */
  friendlyMessage: string | null;
  /** The language that the server was asked in. */
  language: Language;
}

/** Asks for a link by email, and notes in the history entry that one was sent. */
export function useForgot(onSent: (link: SentLink) => void) {
  const send = useSend();
  const navigate = useNavigate();
  const location = useLocation();
  const language = useLanguage();
  const { loginId, translationId } = languages[language];
  return useSubmit<ForgotValues, SentLink>({
    operation: "forgotPassword",
    send: async (values) => {
      const email = normalizeAddress(values.email);
      const response = await send(calls.forgotPassword, {
        body: { email, languageType: loginId, translationLanguage: translationId },
      });
      if (!response.ok) return response;
      const friendlyMessage = response.data.messages?.[0]?.friendlyMessage ?? null;
      return success({ email, friendlyMessage, language });
    },
    onSuccess: (link) => {
      const state: ForgotState = { ...(location.state as ForgotState | null), linkSent: true };
      void navigate(location, { replace: true, state });
      onSent(link);
      return undefined;
    },
  });
}
