import { useLocation, useNavigate } from "react-router";
import { calls } from "../../api/calls.ts";
import { success } from "../../api/result.ts";
import { useSend } from "../../api/use-send.ts";
import { ServerTextView } from "../../errors/error-text.tsx";
import { normalizeAddress } from "../../forms/field-rules.ts";
import { useSubmit } from "../../forms/use-submit.ts";
import { useLanguage } from "../../i18n/use-text.tsx";
import { type Language, languages } from "../../i18n/languages.ts";
import type { ForgotState } from "../../navigation/entry-state.ts";
import { keepIdentifier } from "../../session/visit.ts";
import type { ForgotValues } from "./forgot-schema.ts";
import { useEffect, useRef, useState } from "react";
import { useBfcacheRestore } from "../../browser/use-page-lifecycle.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";

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

/** State of the screen: the link that was sent, with the server's own text, else the form. */
export function useSentLink() {
  const [opened] = useState(useLocation().state as ForgotState | null);
  const [sent, onSent] = useState<SentLink | null>(null);
  const [wasSent, setWasSent] = useState(opened?.linkSent === true);
  const again = () => onSent(null);
  useHeadingFocus(sent !== null);
  useBfcacheRestore(() => {
    if (!sent) return;
    // Another person may be here: neither the form nor sign-in begins with the address. Where sign-in leads stays.
    keepIdentifier("", "");
    setWasSent(true);
    again();
  });
  // The prerendered page does not know the state of the history entry.
  const { invited = false } = (useHydrated() && opened) || {};
  const words = sent?.friendlyMessage ? (
    <ServerTextView text={sent.friendlyMessage} language={sent.language} />
  ) : null;
  return {
    sent: sent && { email: sent.email, words },
    onSent,
    again,
    isInvited: invited,
    wasSent,
  };
}

/** Gives a lost focus to the heading. A screen of a region's own may have one heading for the form and the sent link. */
function useHeadingFocus(isSent: boolean): void {
  const before = useRef(isSent);
  useEffect(() => {
    if (before.current === isSent) return;
    before.current = isSent;
    if (document.activeElement === document.body) document.querySelector("h1")?.focus();
  }, [isSent]);
}
