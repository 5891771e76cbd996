import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn, PortalLink } from "../../navigation/app-links.tsx";
import { useRegion } from "../../layout/region.ts";
import { Screen } from "../../layout/screen.tsx";
import { backToLinking, useLinkingParams } from "./linking-params.ts";
import { PortfolioLinkingForm } from "./portfolio-linking-form.tsx";

/** Links an existing account; the educator variant if userType is educator, in upper or lower case. */
export function PortfolioLinkingScreen() {
  const text = useText();
  const { productName } = useRegion();
  const link = useLinkingParams();
  const { isEducator } = link;
  return (
    <Screen title={isEducator ? "linking.educatorTitle" : "linking.studentTitle"}>
      <p>{text(isEducator ? "linking.educatorBody" : "linking.studentBody", { productName })}</p>
      <PortfolioLinkingForm {...link} />
      <Reasons />
      <ul className="wm-links">
        <li>
          <PortalLink to="/forgot" state={backToLinking}>
            {text("signIn.trouble")}
          </PortalLink>
        </li>
        {!isEducator && (
          <li>
            <PortalLink to="/noaccount" state={backToLinking}>
              {text("signIn.noAccount")}
            </PortalLink>
          </li>
        )}
      </ul>
      <BackToSignIn />
    </Screen>
  );
}

const reasons = ["linking.helpNoAccount", "linking.helpWrongEmail", "linking.helpNoEmail"] as const;

/** Reasons why an account may not be found. */
function Reasons() {
  const text = useText();
  return (
    <section className="wm-help" aria-labelledby="linking-help">
      <h2 id="linking-help">{text("linking.helpTitle")}</h2>
      <ul className="wm-bullets">
        {reasons.map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ul>
    </section>
  );
}
