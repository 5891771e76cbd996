import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { PortfolioLinkingForm } from "./portfolio-linking-form.tsx";

const helpTexts = [
  "linking.helpNoAccount",
  "linking.helpWrongEmail",
  "linking.helpNoEmail",
] as const;

/** Links an existing account; the educator variant if userType is educator, in upper or lower case. */
export function PortfolioLinkingScreen() {
  const text = useText();
  const { k, userType } = useRouteParams("portfolio-linking");
  const educator = userType.toLowerCase() === "educator";
  return (
    <Screen title={educator ? "linking.educatorTitle" : "linking.studentTitle"}>
      <p>{text(educator ? "linking.educatorBody" : "linking.studentBody")}</p>
      <PortfolioLinkingForm k={k} />
      <section className="wm-help" aria-labelledby="linking-help">
        <h2 id="linking-help">{text("linking.helpTitle")}</h2>
        <ul className="wm-bullets">
          {helpTexts.map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </ul>
      </section>
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}
