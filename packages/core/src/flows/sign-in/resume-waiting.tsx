import { useEffect, useState } from "react";
import { STILL_TRYING_MS } from "../../config/constants.ts";
import { useText } from "../../i18n/use-text.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";
import { Button } from "../../ui/button.tsx";
import { useStyles } from "../../ui/use-styles.ts";

/** Style of what a stored sign-in that takes long says. It comes with its chunk. */
export const resumeWaitingStyles: string = `@layer layout {
  .wm-slow {
    display: grid;
    gap: var(--wm-space-3);
    justify-items: start;
  }

  .wm-slow:not([data-shown]) {
    visibility: hidden;
  }
}`;

/** Props of the screen that waits for a stored sign-in. */
export interface ResumeWaitingProps {
  /** Shows the form instead. */
  onPassword: () => void;
  /** Shows the form for another person: signs the remembered one out on this device. */
  onOtherAccount: () => void;
}

/** Waits for a stored sign-in; if that takes long, the person can sign in with the password instead. */
export function ResumeWaiting({ onPassword, onOtherAccount }: ResumeWaitingProps) {
  const text = useText();
  useStyles(resumeWaitingStyles);
  const slow = useSlow();
  return (
    <>
      <WaitingScreen
        title="entry.title"
        below={
          <>
            <p className="wm-delayed">
              <Button quiet onClick={showFormBy(onOtherAccount)}>
                {text("entry.otherAccount")}
              </Button>
            </p>
            {/* Its space is reserved from the start, so that nothing moves when it is shown. */}
            <div className="wm-slow" data-shown={slow || undefined}>
              <p>{text("entry.slow")}</p>
              <Button quiet onClick={showFormBy(onPassword)}>
                {text("entry.usePassword")}
              </Button>
            </div>
          </>
        }
      />
      <span role="status" className="wm-visually-hidden">
        {slow && text("entry.slow")}
      </span>
    </>
  );
}

/** Returns a handler that shows the form, and moves the focus from the button to the form's heading. */
function showFormBy(choose: () => void) {
  return () => {
    choose();
    setTimeout(() => document.querySelector("h1")?.focus());
  };
}

/** True when the response takes longer than it usually does. */
function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), STILL_TRYING_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
