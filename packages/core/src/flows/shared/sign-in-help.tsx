import { type ReactNode } from "react";
import type { Failure } from "../../api/result.ts";
import { isRefusal, isLongWait } from "../../api/retry-after.ts";
import { useStyles } from "../../ui/use-styles.ts";
import { isLocked } from "../../errors/account-lock.ts";
import { RichText } from "../../i18n/rich-text.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { useLinks } from "../../navigation/configured-links.ts";
import { PortalLink } from "../../navigation/app-links.tsx";
import { signInHelpStyles } from "./sign-in-help-styles.ts";

export interface SignInHelpProps {
  failure: Failure;
  /** Number of submits so far. */
  submits: number;
  /** True where the screen lists reasons of its own. */
  hasReasons?: boolean;
  /** The forgot page. */
  forgot: string;
  /** For the forgot page's entry of the history. */
  state?: object;
}

/**
 * Next steps below the form after a failure for which `hasNextSteps` is true: a new password, or a person to ask. The usual
 * reasons follow the second refusal. The server's own text may be about the account, so it has the steps at once.
 */
export function SignInHelp({ failure, submits, hasReasons, forgot, state }: SignInHelpProps) {
  const text = useText();
  if (isLocked(failure)) return <LockedHelp />;
  const refused = isRefusal(failure) && submits > 1;
  const isServerText = failure.kind === "serverText";
  const isPaused = isLongWait(failure);
  return (
    <NextSteps>
      {refused && !hasReasons && <Reasons />}
      {isServerText && <WhomToAsk isOpen />}
      <p>
        <PortalLink to={forgot} state={state}>
          {text("help.newPassword")}
        </PortalLink>
        {isPaused && <span>{` – ${text("help.quicker")}`}</span>}
      </p>
      {!isServerText && <WhomToAsk />}
    </NextSteps>
  );
}

function NextSteps({ children }: { children: ReactNode }) {
  useStyles(signInHelpStyles);
  return <div className="wm-next-steps">{children}</div>;
}

/** Says whom to ask. First and open where it may be all that helps, such as for a locked account. */
function WhomToAsk({ isOpen }: { isOpen?: boolean }) {
  const text = useText();
  return (
    <details open={isOpen}>
      <summary>{text("help.whomTitle")}</summary>
      <RichText text={text("help.whom")} links={{}} />
    </details>
  );
}

/** A lock refuses a new password, too. */
function LockedHelp() {
  const text = useText();
  return (
    <NextSteps>
      <RichText text={text("help.whom")} links={{}} />
      <RichText text={text("help.locked")} links={useLinks()} />
    </NextSteps>
  );
}

/** The usual reasons of a refusal. On phones the last one, Caps Lock, is hidden: their keyboards show it. */
function Reasons() {
  const text = useText();
  return (
    <>
      <RichText text={text("help.reasons")} links={{}} />
      <div className="wm-next-steps__keyboard">
        <RichText text={`- ${text("help.capsLock")}`} links={{}} />
      </div>
    </>
  );
}
