import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { useRegion } from "../../layout/region.ts";
import { Screen } from "../../layout/screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { buttonClass } from "../../ui/button.tsx";

/** Screen with the choice to register, or to sign in and link an existing account. */
export function AccountChoiceScreen() {
  const text = useText();
  const { productName } = useRegion();
  const k = encodeURIComponent(useRouteParams("account-choice").k);
  return (
    <Screen title="account.title">
      <p>{text("account.body", { productName })}</p>
      <div className="wm-actions">
        <PortalLink to={`/registration/${k}`} className={buttonClass()}>
          {text("account.register")}
        </PortalLink>
      </div>
      <p>
        <span>{text("account.have")}</span>{" "}
        <PortalLink to={`/portfoliolinking/${k}/educator`}>{text("account.signIn")}</PortalLink>
      </p>
    </Screen>
  );
}
