import { type Failure, mayPass } from "../../api/api-error.ts";
import { explain } from "../../errors/explain.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkProblem } from "../../shell/link-problem.tsx";
import { PortalLink } from "../../shell/portal-link.tsx";
import { Screen } from "../../shell/screen.tsx";
import { useRouteParams } from "../../shell/use-route-params.ts";
import { WaitingScreen } from "../../shell/waiting-screen.tsx";
import { AccessFor } from "./access-for.tsx";
import { ResetForm } from "./reset-form.tsx";
import { isActivation, isParentActivation } from "./reset-types.ts";
import { useResetToken } from "./use-reset-token.ts";

/** Password reset or account activation by a mailed link: the link is checked first, then the form [RS-1]. */
export function ResetScreen() {
  const text = useText();
  const { token, resetType } = useRouteParams("/reset/:token/:resetType");
  const { data, failure, retry } = useResetToken(token, resetType);
  const activation = isActivation(resetType);
  const title = activation ? "reset.activateTitle" : "reset.title";

  if (failure) return <InvalidLink failure={failure} resetType={resetType} onRetry={retry} />;
  if (!data) {
    return (
      <WaitingScreen title={title} stays>
        {activation ? (
          <p>{text("reset.completeSetup")}</p>
        ) : (
          <p className="wm-late">{text("reset.checking")}</p>
        )}
      </WaitingScreen>
    );
  }
  return (
    <Screen title={title}>
      {activation && <p>{text("reset.completeSetup")}</p>}
      <AccessFor {...data} resetType={resetType} />
      <ResetForm token={token} resetType={resetType} username={data.username} />
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </Screen>
  );
}

interface InvalidLinkProps {
  failure: Failure;
  resetType: string;
  onRetry: () => void;
}

/** A link that has expired or was used leads to a new one; a check that failed can be made again [RS-8]. */
function InvalidLink({ failure, resetType, onRetry }: InvalidLinkProps) {
  const text = useText();
  const situation = isParentActivation(resetType) ? "parentResetToken" : "resetToken";
  const { message, detail } = explain(situation, failure);
  if (message.key === "GENERIC_ERROR" && mayPass(failure)) {
    return (
      <LinkProblem title="reset.notChecked" message={message} detail={detail} onRetry={onRetry} />
    );
  }
  return (
    <LinkProblem
      title="reset.invalidLink"
      message={message}
      detail={message.key === "GENERIC_ERROR" ? { key: "LINK_INCOMPLETE" } : null}
    >
      <PortalLink to="/forgot" className="wm-button">
        {text("link.getNewLink")}
      </PortalLink>
    </LinkProblem>
  );
}
