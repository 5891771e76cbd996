import type { ReactNode } from "react";
import type { Message } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.ts";
import { PortalLink } from "../navigation/portal-link.tsx";
import { errorSentences } from "../errors/error-sentences.tsx";
import { Screen } from "./screen.tsx";
import { useErrorTitle } from "../errors/use-error-title.ts";

interface LinkErrorScreenProps {
  title: Message["key"];
  message: Message;
  detail?: Message | null;
  /** Whether the detail is the true reason, which is said first. */
  detailFirst?: boolean;
  /** Makes the failed call again; left out where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** Other ways on. */
  children?: ReactNode;
  /** Whether one of them leads to sign-in already. */
  leadsToSignIn?: boolean;
}

/** A mailed link that did not work: what happened and the ways on; never a dead end. */
export function LinkErrorScreen({ title, ...problem }: LinkErrorScreenProps) {
  return (
    <Screen title={title}>
      <ErrorMessage {...problem} />
    </Screen>
  );
}

function ErrorMessage({
  onRetry,
  children,
  leadsToSignIn,
  ...problem
}: Omit<LinkErrorScreenProps, "title">) {
  const text = useText();
  const { first, second } = errorSentences(problem);
  useErrorTitle();
  return (
    <>
      <div className="wm-notice" data-tone="warning" role="alert">
        <p>{first}</p>
        {second && <p>{second}</p>}
      </div>
      <div className="wm-actions">
        {onRetry && (
          <button type="button" className="wm-button" onClick={onRetry}>
            {text("link.tryAgain")}
          </button>
        )}
        {children}
      </div>
      {!leadsToSignIn && (
        <p>
          <PortalLink to="/">{text("link.backToSignIn")}</PortalLink>
        </p>
      )}
    </>
  );
}
