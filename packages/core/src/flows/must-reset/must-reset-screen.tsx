import { useEffect, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { useSignInReasonRef } from "../../session/sign-in-reason.tsx";
import { usePendingPasswordChange } from "../../session/pending-password-change.tsx";
import { PortalLink } from "../../navigation/portal-link.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useAppNavigate } from "../../navigation/use-app-navigate.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { Notice } from "../../ui/notice.tsx";
import { MustResetForm } from "./must-reset-form.tsx";

/** A forced password change; without somebody held it leads to the root, which says why [MR-1, QX-8]. */
export function MustResetScreen() {
  const text = useText();
  const hold = usePendingPasswordChange();
  // Kept for this visit: the box is emptied when the password is changed.
  const [held] = useState(hold.current);
  if (!held) return <StepEnded />;
  return (
    <Screen title="mustReset.title">
      <p>{text("mustReset.body")}</p>
      <MustResetForm held={held} />
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}

/** After a reload nobody is held any more: what sign-in handed over is in memory only [SI-7]. */
function StepEnded() {
  const text = useText();
  const arrival = useSignInReasonRef();
  const navigateTo = useAppNavigate();
  useEffect(() => {
    arrival.current = "stepEnded";
    navigateTo("/", { replace: true });
  }, [arrival, navigateTo]);
  return (
    <WaitingScreen title="mustReset.title" stays>
      <Notice tone="info">
        <p>{text("STEP_ENDED")}</p>
      </Notice>
    </WaitingScreen>
  );
}
