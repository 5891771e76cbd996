import { PHONE_WIDTH_PX } from "../../config/constants.ts";
import { type ReactNode } from "react";
import type { Failure } from "../../api/result.ts";
import { useStyles } from "../../ui/use-styles.ts";
import type { NextSteps } from "../../errors/message-parts.ts";
import { RichText } from "../../i18n/rich-text.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { useLinks } from "../../navigation/configured-links.ts";
import { PortalLink } from "../../navigation/app-links.tsx";

/** Style of the next steps. It comes with their chunk, before React with the file of messages. */
export const signInHelpStyles: string = `@layer ui {
  .wm-next-steps {
    display: grid;
    gap: var(--wm-space-2);
    padding: var(--wm-space-4);
    border-radius: var(--wm-radius);
    background: var(--wm-surface-soft);
    outline: 1px solid transparent;
  }

  /* The next steps have this link, too. It stays as long as it has the focus. */
  form:has(.wm-next-steps a[href*="/forgot"]) ~ .wm-links li:has(> a[href*="/forgot"]:not(:focus)) {
    display: none;
  }

  /* The last item of the list above it. */
  .wm-next-steps__keyboard {
    margin-block-start: calc(-1 * var(--wm-space-1));
  }

  @media (pointer: coarse) and (max-width: ${PHONE_WIDTH_PX}px),
    (pointer: coarse) and (max-height: ${PHONE_WIDTH_PX}px) {
    .wm-next-steps__keyboard {
      display: none;
    }
  }

  .wm-next-steps details > :not(summary) {
    margin-block-start: var(--wm-space-2);
  }

  .wm-next-steps summary {
    min-block-size: 1.75rem;
    /* A second line begins below the first one's words, not below the arrow. */
    margin-inline-start: 1.1em;
    list-style-position: outside;
    cursor: pointer;
    font-weight: var(--wm-strong);
  }
}`;

export interface SignInHelpProps {
  failure: Failure;
  steps: NextSteps;
  /** True where the screen lists reasons of its own. */
  hasReasons?: boolean;
  /** The forgot page. */
  forgot: string;
  /** For the forgot page's entry of the history. */
  state?: object;
}

/** Next steps below the form: a new password, or a person to ask. */
export function SignInHelp({ failure, steps, hasReasons, forgot, state }: SignInHelpProps) {
  const text = useText();
  if (steps === "unlock") return <LockedHelp />;
  const isServerText = failure.kind === "serverText";
  return (
    <StepsBox>
      {steps === "reasons" && !hasReasons && <Reasons />}
      {isServerText && <WhomToAsk isOpen />}
      <p>
        <PortalLink to={forgot} state={state}>
          {text("help.newPassword")}
        </PortalLink>
        {steps === "paused" && <span>{` – ${text("help.quicker")}`}</span>}
      </p>
      {!isServerText && <WhomToAsk />}
    </StepsBox>
  );
}

function StepsBox({ children }: { children: ReactNode }) {
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
    <StepsBox>
      <RichText text={text("help.whom")} links={{}} />
      <RichText text={text("help.locked")} links={useLinks()} />
    </StepsBox>
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
