import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useBfcacheRestore } from "../../browser/use-page-lifecycle.ts";
import { ServerTextView } from "../../errors/error-text.tsx";
import type { ForgotState } from "../../navigation/entry-state.ts";
import { keepIdentifier } from "../../session/visit.ts";
import type { SentLink } from "./use-forgot.ts";

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
