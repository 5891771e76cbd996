import { useEffect, useState } from "react";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/loading.ts";
import { areCookiesBlocked } from "../../api/parse-response.ts";
import { useBfcacheRestore } from "../../browser/use-page-lifecycle.ts";
import { useText } from "../../i18n/use-text.tsx";
import { useEnvironment } from "../../config/environment.ts";
import { isSignedOutHere } from "../../session/stored-session.ts";
import { type SignInReason, useSendToSignIn } from "../../session/sign-in-reason.ts";
import { dualLoginStyles } from "../../layout/dual-login-styles.ts";
import { LoadFailure } from "../shared/load-failure.tsx";
import { Screen } from "../../layout/screen.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";
import { useLinkQuery } from "../../navigation/route-params.ts";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { errorMessageFor } from "../../errors/error-message.ts";
import { buttonClass } from "../../ui/button.tsx";
import { useStyles } from "../../ui/use-styles.ts";
import { useOtherSignIn, useReloadAfterOtherSignIn, OtherSignIn } from "./other-sign-in.tsx";
import { WorkspaceCards } from "./workspace-cards.tsx";
import { workspacesScreenStyles } from "./workspace-styles.ts";
import { workspacesOf, previousWorkspace } from "./workspace-table.ts";

/** Chooser for people with several workspaces. After a log-out on this page, Back shows none of them. */
export function SwitchAccountScreen() {
  useStyles(dualLoginStyles);
  useStyles(workspacesScreenStyles);
  const [isSignedOut] = useState(isSignedOutHere);
  return isSignedOut ? <RedirectToSignIn because="signedOut" /> : <Chooser />;
}

function Chooser() {
  const text = useText();
  const search = useLinkQuery();
  const otherSignIn = useOtherSignIn();
  const { referrer, origin } = useEnvironment();
  const query = { k: search.get("k") ?? "" };
  const load = useCallOnLoad(calls.switchAccount, { query }, otherSignIn.isReplaced);
  const { data, loadedAt, failure } = load;
  useReloadAfterOtherSignIn(load, otherSignIn.lastResume);
  // Another person may have signed in since the page was left. A failure has its own retry, which may have to wait.
  useBfcacheRestore(() => {
    if (!failure) load.reload();
  });
  if (otherSignIn.isWarningShown) {
    // The old cards would open workspaces of the person who has signed in since.
    const stay = () => {
      load.reload();
      otherSignIn.dismiss();
    };
    return <OtherSignIn onStay={stay} />;
  }
  if (failure) {
    const hasEnded = errorMessageFor("switchAccount", failure).detail?.key === "SIGN_IN_AGAIN";
    // A server without a session may send a page of its own.
    const mayLackSession = hasEnded || failure.kind === "unreadable";
    return (
      <LoadFailure
        title="switch.failed"
        operation="switchAccount"
        failure={failure}
        // Without cookies there is none, and the next sign-in would lead here again.
        detail={mayLackSession && areCookiesBlocked() ? { key: "TROUBLE_COOKIES" } : undefined}
        retry={load.retry}
        wide
        leadsToSignIn={hasEnded}
      >
        {hasEnded && (
          <PortalLink to="/" className={buttonClass()}>
            {text("switch.signInAgain")}
          </PortalLink>
        )}
      </LoadFailure>
    );
  }
  const lead = <p>{text("switch.lead")}</p>;
  if (!data) {
    return (
      <WaitingScreen title="switch.title" wide stays>
        {lead}
      </WaitingScreen>
    );
  }
  const workspaces = workspacesOf(data);
  // Nothing to choose from: sign-in shows the message.
  if (workspaces.length === 0) return <RedirectToSignIn because="noWorkspaces" />;
  const from = previousWorkspace(workspaces, { from: search.get("from"), referrer, origin });
  return (
    <Screen title="switch.title" wide>
      {lead}
      <WorkspaceCards key={loadedAt} workspaces={workspaces} from={from} session={otherSignIn} />
    </Screen>
  );
}

/** Redirects to sign-in, which says why. */
function RedirectToSignIn({ because }: { because: SignInReason }) {
  const sendToSignIn = useSendToSignIn();
  useEffect(() => sendToSignIn(because), [because, sendToSignIn]);
  return <WaitingScreen title="switch.title" />;
}
