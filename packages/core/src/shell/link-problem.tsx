import type { ReactNode } from "react";
import { MessageText } from "../i18n/message-text.tsx";
import type { Message } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.ts";
import { PortalLink } from "./portal-link.tsx";
import { Screen, useMarkFailed } from "./screen.tsx";

interface LinkProblemProps {
  title: Message["key"];
  message: Message;
  detail?: Message | null;
  /** Makes the failed call again; left out where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** Other ways on. */
  children?: ReactNode;
}

/** A mailed link that did not work: what happened and the ways on; never a dead end. */
export function LinkProblem({ title, ...problem }: LinkProblemProps) {
  return (
    <Screen title={title}>
      <Explanation {...problem} />
    </Screen>
  );
}

function Explanation({ message, detail, onRetry, children }: Omit<LinkProblemProps, "title">) {
  const text = useText();
  useMarkFailed();
  return (
    <>
      <div className="wm-notice" data-tone="warning" role="alert">
        <p>
          <MessageText message={message} />
        </p>
        {detail && (
          <p>
            <MessageText message={detail} />
          </p>
        )}
      </div>
      <div className="wm-actions">
        {onRetry && (
          <button type="button" className="wm-button" onClick={onRetry}>
            {text("link.tryAgain")}
          </button>
        )}
        {children}
      </div>
      <p>
        <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
      </p>
    </>
  );
}
