import { useLayoutEffect } from "react";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface OtherSignInProps {
  /** Asks for the workspaces again. */
  onStay: () => void;
}

/** Shown instead of workspaces that may be those of another person. */
export function OtherSignIn({ onStay }: OtherSignInProps) {
  const text = useText();
  useLayoutEffect(() => {
    // The cards have gone, perhaps with the focus. The heading would take the focus only after the alert has begun.
    if (document.activeElement !== document.body) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  return (
    <Screen title="switch.title" wide>
      <Notice tone="warning" role="alert">
        <p>
          <MessageText message={{ key: "OTHER_SIGN_IN" }} />
        </p>
      </Notice>
      <div className="wm-actions">
        <PortalLink to="/" className={buttonClass()}>
          {text("switch.signInAgain")}
        </PortalLink>
        <Button quiet onClick={onStay}>
          {text("otherTab.stay")}
        </Button>
      </div>
    </Screen>
  );
}
