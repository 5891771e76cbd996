import { useEffect, useState } from "react";
import { useAppNavigate } from "../../navigation/app-links.tsx";
import { listenToOtherTabs } from "../../session/listen-to-other-tabs.ts";
import { useSignInReasonRef } from "../../session/sign-in-notice.tsx";
import { useSessionChanges } from "../../session/use-session-changes.ts";

/**
 * Notices that a person has signed in or changed workspace in another tab: the workspaces here may be those of another
 * person. Leaves for sign-in when the person signs out there.
 */
export function useOtherSignIn() {
  const reason = useSignInReasonRef();
  const navigateTo = useAppNavigate();
  const [noticed, setNoticed] = useState(false);

  useEffect(() => listenToOtherTabs(() => setNoticed(true)), []);
  useSessionChanges((now, before) => {
    const isOther = now.token !== null && now.token !== before.token;
    if (isOther || (now.signedIn && !before.signedIn)) setNoticed(true);
    if (now.signedIn || !before.signedIn) return;
    reason.current = "signedOut";
    navigateTo("/", { replace: true });
  });
  return { noticed, dismiss: () => setNoticed(false) };
}
