import { useEffect } from "react";
import type { Load } from "../../api/loading.tsx";
import { isRetryable } from "../../api/result.ts";
import { errorMessageFor, type ErrorMessage } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { LinkErrorScreen } from "../../layout/link-error-screen.tsx";
import { Screen } from "../../layout/screen.tsx";
import { keepIdentifier } from "../../session/identifier.ts";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { AccessFor } from "./access-for.tsx";
import { NewLink } from "./new-link.tsx";
import { ResetForm } from "./reset-form.tsx";
import { isActivation, isParentActivation } from "./reset-types.ts";
import { useResetToken } from "./use-reset-token.ts";

/** Password reset or account activation by a mailed link: the link is validated before the form is shown. */
export function ResetScreen() {
  const text = useText();
  const { token, resetType } = useRouteParams("reset");
  const { data, ...load } = useResetToken(token, resetType);
  useEffect(() => {
    if (data) keepIdentifier(data.username, data.account.emailAddress ?? undefined);
  }, [data]);
  const activation = isActivation(resetType);
  const title = activation ? "reset.activateTitle" : "reset.title";

  if (load.failure) return <InvalidLink {...load} failure={load.failure} resetType={resetType} />;
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

type CodedMessage = Pick<ErrorMessage, "message" | "failed">;

interface ResetTypeProps {
  resetType: string;
}

interface InvalidLinkProps extends ResetTypeProps, Pick<Load<unknown>, "retry" | "hold"> {
  failure: NonNullable<Load<unknown>["failure"]>;
}

/** Says what is wrong with the link and what to do. A validation that failed can be retried. */
function InvalidLink({ failure, resetType, retry, hold }: InvalidLinkProps) {
  const operation = isParentActivation(resetType) ? "parentResetToken" : "resetToken";
  const error = errorMessageFor(operation, failure, hold.wait !== null);
  const { key } = error.message;
  if (key === "FORGOT_PASSWORD_LINK_USED") return <UsedLink {...error} />;
  if (key !== "GENERIC_ERROR") {
    return <ExpiredLink {...error} resetType={resetType} />;
  }
  if (isRetryable(failure)) {
    return <LinkErrorScreen title="reset.notChecked" {...error} onRetry={retry} hold={hold} />;
  }
  return (
    <LinkErrorScreen
      title="reset.invalidLink"
      {...error}
      detail={{ key: "LINK_INCOMPLETE" }}
      detailFirst
    >
      <NewLink resetType={resetType} />
    </LinkErrorScreen>
  );
}

/** A link that is opened twice was usually used to set the password. */
function UsedLink({ message, failed }: CodedMessage) {
  const text = useText();
  return (
    <LinkErrorScreen title="reset.invalidLink" message={message} failed={failed} leadsToSignIn>
      <PortalLink to="/" className="wm-button">
        {text("signIn.submit")}
      </PortalLink>
      <PortalLink to="/forgot" className="wm-button wm-button--quiet">
        {text("link.getNewLink")}
      </PortalLink>
    </LinkErrorScreen>
  );
}

function ExpiredLink({ message, failed, resetType }: CodedMessage & ResetTypeProps) {
  // A parent's message names the school itself.
  const invited = isActivation(resetType) && !isParentActivation(resetType);
  return (
    <LinkErrorScreen
      title="reset.invalidLink"
      message={message}
      failed={failed}
      detail={invited ? { key: "INVITATION_EXPIRED" } : null}
    >
      <NewLink resetType={resetType} />
    </LinkErrorScreen>
  );
}
