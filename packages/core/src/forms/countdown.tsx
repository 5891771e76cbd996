import { useEffect, useRef, useState } from "react";
import { muteAlert, type RetryWaitState } from "../attempt/countdown.ts";
import { type CountdownTexts, countdownTexts, WAIT_ID } from "../attempt/countdown-texts.ts";
import { useLanguage, useText } from "../i18n/use-text.tsx";
import { useStyles } from "../ui/use-styles.ts";
import { messageStyles } from "./message-styles.ts";

/** Returns the function that writes the texts of a wait in the page's language. */
export function useCountdownTexts(): (state: RetryWaitState) => CountdownTexts {
  const text = useText();
  const language = useLanguage();
  return (state) => countdownTexts(state, text, language);
}

/** Counts a wait down: when the call can be made again, or is made automatically. */
export function Countdown({ state }: { state: RetryWaitState }) {
  const { blocks, blockedSends, seconds } = state;
  const element = useRef<HTMLDivElement>(null);
  useStyles(messageStyles);
  const { lead, time, status, reservedTexts } = useCountdownTexts()(state);

  // The alert announces the wait at its start, and is muted once the seconds change.
  const [first] = useState(seconds);
  const isTicking = seconds !== first;
  useEffect(() => (isTicking ? muteAlert(element.current) : undefined), [isTicking]);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    // The disabled button was pressed, and the reason may be out of sight.
    if (blockedSends > 0 && !isTyping) element.current?.scrollIntoView({ block: "nearest" });
  }, [blockedSends]);

  return (
    <div className="wm-wait" ref={element}>
      {/* Not announced every second; what is announced follows below. */}
      <div role="timer" aria-live="off">
        {/* The reason of the button. Without the seconds, because some screen readers announce each change. */}
        <p id={blocks ? WAIT_ID : undefined}>{lead}</p>
        <p className="wm-wait__time">{time}</p>
      </div>
      <p role="status" className="wm-visually-hidden">
        {status}
      </p>
      {/* The height of each text, whatever the font. */}
      {reservedTexts.map((room) => (
        <p className="wm-wait__room" key={room} data-room={room} />
      ))}
    </div>
  );
}
