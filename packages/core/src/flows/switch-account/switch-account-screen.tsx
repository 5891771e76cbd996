import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { calls } from "../../api/calls.ts";
import { useCallOnLoad } from "../../api/use-call-on-load.ts";
import { mayPass } from "../../api/api-error.ts";
import { explain } from "../../errors/explain.ts";
import { useText } from "../../i18n/use-text.ts";
import { useEnvironment } from "../../platform/environment.ts";
import { useArrivalBox } from "../../session/arrival.tsx";
import { useStoredChanges } from "../../session/use-stored-changes.ts";
import { LinkProblem } from "../../shell/link-problem.tsx";
import { Screen } from "../../shell/screen.tsx";
import { useGoTo } from "../../shell/use-go-to.ts";
import { WaitingScreen } from "../../shell/waiting-screen.tsx";
import { WorkspaceCards } from "./workspace-cards.tsx";
import { cameFrom, workspacesOf } from "./workspaces.ts";

/** Chooser for people with several workspaces [SW-1]. */
export function SwitchAccountScreen() {
  const text = useText();
  const [search] = useSearchParams();
  useLeaveWhenSignedOut();
  const { referrer, origin } = useEnvironment();
  const { data, failure, retry } = useCallOnLoad(calls.switchAccount, {
    query: { k: search.get("k") ?? "" },
  });
  if (failure) {
    const onRetry = mayPass(failure) ? retry : undefined;
    return (
      <LinkProblem title="switch.failed" {...explain("switchAccount", failure)} onRetry={onRetry} />
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
  if (workspaces.length === 0) return <NoWorkspaces />;
  const from = cameFrom(workspaces, { from: search.get("from"), referrer, pageOrigin: origin });
  return (
    <Screen title="switch.title" wide>
      {lead}
      <WorkspaceCards workspaces={workspaces} from={from} />
    </Screen>
  );
}

/** Whoever signs out in another tab is not offered workspaces in this one [QX-4]. */
function useLeaveWhenSignedOut(): void {
  const arrival = useArrivalBox();
  const goTo = useGoTo();
  useStoredChanges((now, before) => {
    if (now.signedIn || !before.signedIn) return;
    arrival.current = "signedOut";
    goTo("/", { replace: true });
  });
}

/** Nothing to choose from: back to sign-in, where the message is still seen [SW-4]. */
function NoWorkspaces() {
  const arrival = useArrivalBox();
  const goTo = useGoTo();
  useEffect(() => {
    arrival.current = "noWorkspaces";
    goTo("/", { replace: true });
  }, [arrival, goTo]);
  return <WaitingScreen title="switch.title" />;
}
