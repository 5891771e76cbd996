import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { calls } from "../../api/calls.ts";
import { useSend } from "../../api/use-send.ts";
import { useSubmission } from "../../api/use-submission.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { languages } from "../../i18n/languages.ts";
import { trimInvisible } from "../../platform/clean-text.ts";
import type { ForgotValues } from "./forgot-schema.ts";

/** What the confirmation shows [FP-3]. */
export interface SentLink {
  email: string;
  /** The server's own words, where it sent some. */
  friendlyMessage: string | null;
}

/**
 * What this entry of the browser's history remembers, over a reload, too: that a link was sent, and not where to [QX-8].
 */
interface ForgotMemory {
  linkSent?: true;
}

/** Asks for a link by email [API-6]. */
export function useForgot() {
  const send = useSend();
  const navigate = useNavigate();
  const place = useLocation();
  const [linkSent] = useState((place.state as ForgotMemory | null)?.linkSent === true);
  const { loginId, translationId } = languages[useLanguage()];
  const submission = useSubmission({
    send: async ({ email }: ForgotValues): Promise<SentLink> => {
      const address = trimInvisible(email);
      const { messages } = await send(calls.forgotPassword, {
        body: { email: address, languageType: loginId, translationLanguage: translationId },
      });
      return { email: address, friendlyMessage: messages?.[0]?.friendlyMessage ?? null };
    },
    follow: () => {
      const state: ForgotMemory = { linkSent: true };
      void navigate(place, { replace: true, state });
    },
  });
  return { ...submission, linkSent };
}
