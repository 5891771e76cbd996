import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { useRedirect } from "../../navigation/use-redirect.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { WorkspaceIcon } from "./workspace-icon.tsx";
import type { Workspace } from "./workspaces.ts";
import { Icon } from "../../ui/icon.tsx";

interface WorkspaceCardsProps {
  workspaces: readonly Workspace[];
  /** User type of the workspace that the person came from. */
  from: number | null;
}

export function WorkspaceCards({ workspaces, from }: WorkspaceCardsProps) {
  const redirect = useRedirect();
  const [refusedUrls, setRefusedUrls] = useState(0);

  function select({ url }: Workspace) {
    const target = redirect.check(url);
    if (target === null) setRefusedUrls(refusedUrls + 1);
    else redirect.leaveTo(target);
  }

  return (
    <>
      <FormErrorSummary
        operation="switchAccount"
        failure={refusedUrls > 0 ? { kind: "refusedUrl" } : null}
        failureId={refusedUrls}
      />
      <ul className="wm-workspaces">
        {workspaces.map((workspace) => (
          <WorkspaceCard
            key={workspace.userType}
            workspace={workspace}
            isSource={workspace.userType === from}
            onSelect={() => select(workspace)}
          />
        ))}
      </ul>
    </>
  );
}

interface WorkspaceCardProps {
  workspace: Workspace;
  isSource: boolean;
  onSelect: () => void;
}

function WorkspaceCard({ workspace, isSource, onSelect }: WorkspaceCardProps) {
  const text = useText();
  const { userType, name, title, about } = workspace;
  const titleId = `workspace-${userType}`;
  return (
    <li className="wm-workspace" data-workspace={userType} data-source={isSource || undefined}>
      <WorkspaceIcon name={name} />
      <h2 className="wm-workspace__title" id={titleId}>
        {text(title)}
      </h2>
      <p>{text(about)}</p>
      {isSource && (
        <p className="wm-workspace__source">
          <Icon grid={20} size="1.25em">
            <path d="m4 10.5 4 4 8-9" />
          </Icon>
          <span>{text("switch.cameFrom")}</span>
        </p>
      )}
      <button
        type="button"
        className="wm-button"
        id={`${titleId}-select`}
        aria-labelledby={`${titleId}-select ${titleId}`}
        onClick={onSelect}
      >
        {text("switch.select")}
      </button>
    </li>
  );
}
