import { useCallback, useState } from "react";
import { useLocation } from "react-router";
import { useBfcacheRestore } from "../../browser/page-visibility.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import type { ForgotState } from "../../navigation/app-links.tsx";
import type { SentLink } from "./use-forgot.ts";

/** State of the screen: the link that was sent, else the form, and where the person came from. */
export function useSentLink() {
  const location = useLocation();
  const [opened] = useState(location.state as ForgotState | null);
  const [sent, setSent] = useState<SentLink | null>(null);
  const showForm = useCallback(() => setSent(null), []);
  useBfcacheRestore(showForm);
  // The prerendered page does not know the state of the history entry.
  const { invited = false, linking = false } = (useHydrated() && opened) || {};
  return { sent, setSent, showForm, invited, linking, wasSent: opened?.linkSent === true };
}
