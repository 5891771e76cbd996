import { useText } from "../i18n/use-text.ts";
import { PortalLink } from "../shell/portal-link.tsx";
import { Screen } from "../shell/screen.tsx";

/** Stands in for the routes whose screens do not exist yet; the route table names them. */
export function NotBuiltScreen() {
  const text = useText();
  return (
    <Screen title="notBuilt.title">
      <p>{text("notBuilt.body")}</p>
      <PortalLink className="wm-button wm-button--link" to="/">
        {text("link.backToSignIn")}
      </PortalLink>
    </Screen>
  );
}
