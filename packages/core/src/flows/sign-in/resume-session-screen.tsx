import { useEffect, useRef } from "react";
import { useText } from "../../i18n/use-text.tsx";
import {
  ResumeSession,
  type ResumeSessionProps,
  type ResumeSessionWaitingProps,
} from "../../session/resume-session.tsx";
import { WaitingScreen } from "../../layout/waiting-screen.tsx";

/** Tries a stored sign-in; if that takes long, the person can sign in with the password instead. */
export function ResumeSessionScreen(props: ResumeSessionProps) {
  return <ResumeSession {...props} waiting={Waiting} />;
}

function Waiting({ slow, onPassword, onOtherAccount }: ResumeSessionWaitingProps) {
  const text = useText();
  const pressed = useFocusAfterPress();
  const pressing = (choose: () => void) => () => {
    pressed.current = true;
    choose();
  };
  return (
    <>
      <WaitingScreen
        title="entry.title"
        below={
          <>
            <p className="wm-late">
              <button
                type="button"
                className="wm-button wm-button--quiet"
                onClick={pressing(onOtherAccount)}
              >
                {text("entry.otherAccount")}
              </button>
            </p>
            {/* Its space is reserved from the start, so that nothing moves when it is shown. */}
            <div className="wm-slow" data-shown={slow || undefined}>
              <p>{text("entry.slow")}</p>
              <button
                type="button"
                className="wm-button wm-button--quiet"
                onClick={pressing(onPassword)}
              >
                {text("entry.usePassword")}
              </button>
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

/** Moves the focus from the button to the heading of the form. */
function useFocusAfterPress() {
  const pressed = useRef(false);
  useEffect(
    () => () => {
      if (pressed.current) setTimeout(() => document.querySelector("h1")?.focus());
    },
    [],
  );
  return pressed;
}
