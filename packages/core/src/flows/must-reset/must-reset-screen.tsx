import { useEffect, useState } from "react";
import { useText } from "../../i18n/use-text.tsx";
import { useSendToSignIn } from "../../session/flash-notice.tsx";
import { usePendingPasswordChange } from "../../session/pending-password-change.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { Notice } from "../../ui/notice.tsx";
import { MustResetForm } from "./must-reset-form.tsx";

/** A forced password change. Without a pending change it leads to the root, which says why. */
export function MustResetScreen() {
  const text = useText();
  const change = useChange();
  if (!change) return <StepEnded />;
  return (
    <Screen title="mustReset.title">
      <p>{text("mustReset.body")}</p>
      <MustResetForm change={change} />
      <BackToSignIn variant={change.variant} />
    </Screen>
  );
}

/** Returns the pending change, and keeps it while the screen is shown: changing the password clears it. */
export function useChange() {
  const pendingChange = usePendingPasswordChange();
  const [change] = useState(pendingChange.current);
  return change;
}

/** After a reload the pending change is gone: it is in memory only. */
export function StepEnded() {
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
