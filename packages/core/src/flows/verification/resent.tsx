import { useText } from "../../i18n/use-text.ts";
import { PortalLink } from "../../navigation/portal-link.tsx";
import { Screen } from "../../layout/screen.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Confirms that a new link was sent. The server does not say to which address. */
export function Resent({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <Screen title="forgot.sentTitle">
      <div className="wm-resend">
        <Notice tone="success">{text("verify.resent")}</Notice>
      </div>
      <p className="wm-soft">{text("forgot.sentHint")}</p>
      <button type="button" className="wm-button wm-button--quiet" onClick={onAgain}>
        {text("verify.again")}
      </button>
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}
