import { useEffect } from "react";
import { useText } from "../../i18n/use-text.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { useSendToSignIn } from "../../session/sign-in-reason.ts";
import { Notice } from "../../ui/notice.tsx";

/** Shown after a reload, when the pending change is gone: it is in memory only. Redirects to sign-in, which says why. */
export function NoPendingChange() {
  const text = useText();
  const sendToSignIn = useSendToSignIn();
  useEffect(() => sendToSignIn("stepEnded"), [sendToSignIn]);
  return (
    <WaitingScreen title="mustReset.title" stays>
      {/* Not announced here: sign-in announces it. */}
      <Notice tone="info" role="note">
        <p>{text("STEP_ENDED")}</p>
      </Notice>
    </WaitingScreen>
  );
}
