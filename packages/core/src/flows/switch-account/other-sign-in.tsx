import { useText } from "../../i18n/use-text.tsx";
import { Screen } from "../../layout/screen.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";

interface OtherSignInProps {
  /** Shows the workspaces all the same. */
  onStay: () => void;
}

/** Shown instead of workspaces that may be those of another person. */
export function OtherSignIn({ onStay }: OtherSignInProps) {
  const text = useText();
  return (
    <Screen title="switch.title" wide>
      <div className="wm-notice" data-tone="warning" role="alert">
        <p data-message="OTHER_SIGN_IN">{text("OTHER_SIGN_IN")}</p>
      </div>
      <div className="wm-actions">
        <PortalLink to="/" className="wm-button">
          {text("switch.signInAgain")}
        </PortalLink>
        <button type="button" className="wm-button wm-button--quiet" onClick={onStay}>
          {text("otherTab.stay")}
        </button>
      </div>
    </Screen>
  );
}
