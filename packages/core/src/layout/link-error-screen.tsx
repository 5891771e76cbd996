import type { ReactNode } from "react";
import type { Hold } from "../api/use-hold.ts";
import { Countdown } from "../errors/countdown.tsx";
import type { ErrorMessage } from "../errors/error-message.ts";
import { FailureCode } from "../errors/failure-code.tsx";
import { errorSentences, useErrorTitle } from "../errors/presentation.tsx";
import type { MessageKey } from "../i18n/message.ts";
import { useText } from "../i18n/use-text.tsx";
import { PortalLink } from "../navigation/app-links.tsx";
import { Screen } from "./screen.tsx";

interface LinkErrorScreenProps extends ErrorMessage {
  title: MessageKey;
  /** Makes the failed call again; left out where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** What the wait of the failed call does to the button. */
  hold?: Hold;
  /** Other next steps. */
  children?: ReactNode;
  /** Whether one of them leads to sign-in already. */
  leadsToSignIn?: boolean;
}

/** A mailed link that did not work: what happened and the next steps. */
export function LinkErrorScreen({ title, ...error }: LinkErrorScreenProps) {
  return (
    <Screen title={title}>
      <LinkError {...error} />
    </Screen>
  );
}

function LinkError({
  onRetry,
  hold,
  children,
  leadsToSignIn,
  ...error
}: Omit<LinkErrorScreenProps, "title">) {
  const text = useText();
  const { first, second } = errorSentences(error);
  useErrorTitle();
  return (
    <>
      <div className="wm-notice" data-tone="warning" role="alert">
        <p>{first}</p>
        {onRetry && hold && <Countdown hold={hold} onSend={onRetry} />}
        {second && <p>{second}</p>}
      </div>
      {error.failed && (
        <p className="wm-code">
          <FailureCode failed={error.failed} />
        </p>
      )}
      <div className="wm-actions">
        {onRetry && (
          <button
            type="button"
            className="wm-button"
            aria-disabled={hold?.heldBy !== undefined || undefined}
            aria-describedby={hold?.heldBy}
            onClick={onRetry}
          >
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
