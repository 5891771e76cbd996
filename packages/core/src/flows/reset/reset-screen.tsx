import { type Failure, isRetryable } from "../../api/failure.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import type { Message } from "../../i18n/message.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ForgotState } from "../../navigation/forgot-state.ts";
import { LinkErrorScreen } from "../../layout/link-error-screen.tsx";
import { PortalLink } from "../../navigation/portal-link.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { AccessFor } from "./access-for.tsx";
import { ResetForm } from "./reset-form.tsx";
import { isActivation, isParentActivation } from "./reset-types.ts";
import { useResetToken } from "./use-reset-token.ts";

/** Password reset or account activation by a mailed link: the link is checked first, then the form [RS-1]. */
export function ResetScreen() {
  const text = useText();
  const { token, resetType } = useRouteParams("reset");
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

/** What went wrong with the link, with the ways on; a check that failed can be made again. */
function InvalidLink({ failure, resetType, onRetry }: InvalidLinkProps) {
  const operation = isParentActivation(resetType) ? "parentResetToken" : "resetToken";
  const explanation = errorMessageFor(operation, failure);
  const { key } = explanation.message;
  if (key === "FORGOT_PASSWORD_LINK_USED") return <UsedLink message={explanation.message} />;
  if (key !== "GENERIC_ERROR") {
    return <ExpiredLink message={explanation.message} resetType={resetType} />;
  }
  if (isRetryable(failure)) {
    return <LinkErrorScreen title="reset.notChecked" {...explanation} onRetry={onRetry} />;
  }
  return (
    <LinkErrorScreen
      title="reset.invalidLink"
      message={explanation.message}
      detail={{ key: "LINK_INCOMPLETE" }}
      detailFirst
    >
      <NewLink resetType={resetType} />
    </LinkErrorScreen>
  );
}

/** Most people who open a link twice have set their password with it. */
function UsedLink({ message }: { message: Message }) {
  const text = useText();
  return (
    <LinkErrorScreen title="reset.invalidLink" message={message} leadsToSignIn>
      <PortalLink to="/" className="wm-button">
        {text("signIn.submit")}
      </PortalLink>
      <PortalLink to="/forgot" className="wm-button wm-button--quiet">
        {text("link.getNewLink")}
      </PortalLink>
    </LinkErrorScreen>
  );
}

function ExpiredLink({ message, resetType }: { message: Message; resetType: string }) {
  // A parent's message names the school itself.
  const invited = isActivation(resetType) && !isParentActivation(resetType);
  return (
    <LinkErrorScreen
      title="reset.invalidLink"
      message={message}
      detail={invited ? { key: "INVITATION_EXPIRED" } : null}
    >
      <NewLink resetType={resetType} />
    </LinkErrorScreen>
  );
}

/** Leads to the forgot page, which speaks of the invitation to a person who never had a password. */
function NewLink({ resetType }: { resetType: string }) {
  const text = useText();
  const state: ForgotState | undefined = isActivation(resetType) ? { invited: true } : undefined;
  return (
    <PortalLink to="/forgot" state={state} className="wm-button">
      {text("link.getNewLink")}
    </PortalLink>
  );
}
