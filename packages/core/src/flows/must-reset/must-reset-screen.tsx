import { useEffect, useState } from "react";
import { useText } from "../../i18n/use-text.tsx";
import { useSendToSignIn } from "../../session/sign-in-reason.ts";
import { usePendingPasswordChange } from "../../session/pending-password-change.ts";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { Notice } from "../../ui/notice.tsx";
import { MustResetForm } from "./must-reset-form.tsx";

/** A forced password change. */
export function MustResetScreen() {
  const text = useText();
  const change = usePendingChange();
  if (!change) return <NoPendingChange />;
  return (
    <Screen title="mustReset.title">
      <p>{text("mustReset.body")}</p>
      <MustResetForm change={change} />
      <BackToSignIn variant={change.variant} />
    </Screen>
  );
}

/** Returns the pending change, and keeps it while the screen is shown: changing the password clears it. */
export function usePendingChange() {
  const pendingChange = usePendingPasswordChange();
  const [change] = useState(pendingChange.current);
  return change;
}

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
