import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { useMustResetHold } from "../../session/must-reset-hold.tsx";
import { PortalLink } from "../../shell/portal-link.tsx";
import { RedirectToRoot } from "../../shell/redirect-to-root.tsx";
import { Screen } from "../../shell/screen.tsx";
import { MustResetForm } from "./must-reset-form.tsx";

/** A forced password change; without somebody held it leads to the root [MR-1]. */
export function MustResetScreen() {
  const text = useText();
  const hold = useMustResetHold();
  // Kept for this visit: the box is emptied when the password is changed.
  const [held] = useState(hold.current);
  if (!held) return <RedirectToRoot />;
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
