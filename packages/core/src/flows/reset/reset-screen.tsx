import { type ComponentProps, useEffect } from "react";
import type { Load } from "../../api/loading.tsx";
import { isRetryable } from "../../api/retryable.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn, ButtonLink } from "../../navigation/app-links.tsx";
import { LoadFailure } from "../../layout/load-failure.tsx";
import { Screen } from "../../layout/screen.tsx";
import { keepIdentifier } from "../../session/identifier.ts";
import { useRouteParams } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { AccountFacts } from "./account-facts.tsx";
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
      <AccountFacts {...data} resetType={resetType} />
      <ResetForm token={token} resetType={resetType} username={data.username} />
      <BackToSignIn />
    </Screen>
  );
}

interface ResetTypeProps {
  resetType: string;
}

interface InvalidLinkProps extends ResetTypeProps, Pick<Load<unknown>, "retry"> {
  failure: NonNullable<Load<unknown>["failure"]>;
}

/** Says what is wrong with the link and what to do. A validation that failed can be retried. */
function InvalidLink({ failure, resetType, ...load }: InvalidLinkProps) {
  const operation = isParentActivation(resetType) ? "parentResetToken" : "resetToken";
  const failed = { operation, failure } as const;
  const { key } = errorMessageFor(operation, failure).message;
  if (key === "FORGOT_PASSWORD_LINK_USED") return <UsedLink {...failed} />;
  if (key !== "GENERIC_ERROR") return <ExpiredLink {...failed} resetType={resetType} />;
  if (isRetryable(failure)) return <LoadFailure title="reset.notChecked" {...failed} {...load} />;
  return (
    <LoadFailure title="reset.invalidLink" {...failed}>
      <NewLink resetType={resetType} />
    </LoadFailure>
  );
}

type FailedToken = Pick<ComponentProps<typeof LoadFailure>, "operation" | "failure">;

/** A link that is opened twice was usually used to set the password. */
function UsedLink(failed: FailedToken) {
  const text = useText();
  return (
    <LoadFailure title="reset.invalidLink" {...failed} detail={null} leadsToSignIn>
      <ButtonLink to="/">{text("signIn.submit")}</ButtonLink>
      <ButtonLink to="/forgot" quiet>
        {text("link.getNewLink")}
      </ButtonLink>
    </LoadFailure>
  );
}

function ExpiredLink({ resetType, ...failed }: FailedToken & ResetTypeProps) {
  // A parent's message names the school itself.
  const invited = isActivation(resetType) && !isParentActivation(resetType);
  return (
    <LoadFailure
      title="reset.invalidLink"
      {...failed}
      detail={invited ? { key: "INVITATION_EXPIRED" } : null}
    >
      <NewLink resetType={resetType} />
    </LoadFailure>
  );
}
