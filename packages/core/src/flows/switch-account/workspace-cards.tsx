import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Failure } from "../../api/result.ts";
import { isOffline } from "../../browser/online.ts";
import { useStyles } from "../../ui/use-styles.ts";
import { useText } from "../../i18n/use-text.tsx";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import type { useOtherSignIn } from "./other-sign-in.tsx";
import type { Workspace } from "./workspace-table.ts";
import { workspaceStyles } from "./workspace-styles.ts";
import { Icon } from "../../ui/icon.tsx";
import { BusyButton } from "../../ui/button.tsx";

interface WorkspaceCardsProps {
  workspaces: readonly Workspace[];
  /** The workspace that the person came from. */
  from: Workspace | null;
  /** Says whether the workspaces are still those of the person at the screen. */
  session: Pick<ReturnType<typeof useOtherSignIn>, "noteCards" | "beginOpening">;
}

const nothingRefused = { failure: null, id: 0 };

export function WorkspaceCards({ workspaces, from, session }: WorkspaceCardsProps) {
  useStyles(workspaceStyles);
  const text = useText();
  const redirect = useRedirect();
  // Kept as one object, because its code has the time at which it was first shown.
  const [refused, setRefused] = useState<{ failure: Failure | null; id: number }>(nothingRefused);
  /** The id of a card: a render brings other objects. */
  const [chosen, setChosen] = useState<string | null>(null);

  const asking = useRef<AbortController>(null);
  // Another person may be at the screen by the time of an answer. An effect would end only after the cards have gone.
  const noteShown = useEffectEvent(session.noteCards);
  useLayoutEffect(() => {
    noteShown();
    return () => asking.current?.abort();
  }, []);

  function refuse(failure: Failure | null) {
    setRefused(({ id }) => ({ failure, id: id + 1 }));
    if (failure) setChosen(null);
  }

  async function select(workspace: Workspace) {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const target = redirect.checkUrl(workspace.url);
    setChosen(idOf(workspace));
    refuse(target === null ? { kind: "refusedUrl" } : null);
    if (target === null) return;
    // Without a network the browser would leave for its own error page.
    const isCutOff = await isOffline(signal);
    if (signal.aborted) return;
    if (isCutOff) return refuse({ kind: "offline" });
    if (session.beginOpening()) redirect.leaveTo(target);
  }

  return (
    <>
      <FormErrorSummary
        operation="switchAccount"
        failure={refused.failure}
        failureId={refused.id}
      />
      <ul className="wm-workspaces">
        {workspaces.map((workspace) => (
          <WorkspaceCard
            key={idOf(workspace)}
            workspace={workspace}
            isSource={workspace === from}
            isOpening={idOf(workspace) === chosen}
            onSelect={() => void select(workspace)}
          />
        ))}
      </ul>
      <span role="status" className="wm-visually-hidden">
        {chosen && text("waiting")}
      </span>
    </>
  );
}

function idOf({ userType, number }: Workspace): string {
  return ["workspace", userType, number].filter(Boolean).join("-");
}

interface WorkspaceCardProps {
  workspace: Workspace;
  isSource: boolean;
  /** True from the press until its page is there. */
  isOpening: boolean;
  onSelect: () => void;
}

function WorkspaceCard({ workspace, isSource, isOpening, onSelect }: WorkspaceCardProps) {
  const text = useText();
  const { userType, name, title, about, number } = workspace;
  const titleId = idOf(workspace);
  return (
    <li className="wm-workspace" data-workspace={userType} data-source={isSource || undefined}>
      <Icon grid={32} size="2.75em" className="wm-workspace__icon">
        <path d={paths[name]} />
      </Icon>
      <h2 className="wm-workspace__title" id={titleId}>
        {number === null ? text(title) : `${text(title)} ${number}`}
      </h2>
      <p id={`${titleId}-about`}>{text(about)}</p>
      {isSource && (
        <p id={`${titleId}-source`} className="wm-workspace__source">
          <Icon grid={20} size="1.25em">
            <path d="m4 10.5 4 4 8-9" />
          </Icon>
          <span>{text("switch.cameFrom")}</span>
        </p>
      )}
      <BusyButton
        id={`${titleId}-select`}
        aria-labelledby={`${titleId}-select ${titleId}`}
        aria-describedby={`${titleId}-about${isSource ? ` ${titleId}-source` : ""}`}
        busy={isOpening}
        onClick={onSelect}
      >
        {text("switch.select")}
      </BusyButton>
    </li>
  );
}

/** Line drawings, one for each workspace. */
const paths: Record<Workspace["name"], string> = {
  Educator: "M4 5h24v15H4zM10 27l6-7 6 7M9 10h9M9 14h6",
  InspireUser: "M5 11h22v15H5zM12 11V7h8v4M5 17h22M16 15.5v4",
  HigherEd: "M3 12 16 6l13 6-13 6zM8 15v8c4 3 12 3 16 0v-8M29 12v9",
  Family:
    "M11 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM23 15a2.6 2.6 0 1 0 0-5 2.6 2.6 0 0 0 0 5zM4 27c0-8 14-8 14 0M18 26c1-6 10-6 10 1",
  Student: "M16 13a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM7 28c0-12 18-12 18 0M13 22h6v6h-6z",
};
