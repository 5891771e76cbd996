import { useEffect, useRef } from "react";
import { WAIT_ID } from "../api/wait.ts";
import type { RetryWaitState } from "../attempt/retry-wait.ts";
import { clockText, durationText } from "../errors/duration-text.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useText } from "../i18n/use-text.tsx";

/** Counts a wait down: when the call can be made again, or is made automatically. */
export function Countdown({ state }: { state: RetryWaitState }) {
  const { seconds, endsAt, holds, sendsItself, announced, refusals } = state;
  const text = useText();
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const isOver = seconds === 0;
  const over = text(sendsItself ? "wait.sending" : "wait.over");
  const lead = text(sendsItself ? "wait.sendsAt" : "wait.triesAt", {
    clock: clockText(endsAt, language),
  });

  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    // A press on the button that waits: the reason may be out of sight.
    if (refusals > 0 && !isTyping) element.current?.scrollIntoView({ block: "nearest" });
  }, [refusals]);

  return (
    <div className="wm-wait" ref={element}>
      {/* Not announced every second; what is announced follows below. */}
      <div id={holds ? WAIT_ID : undefined} role="timer" aria-live="off">
        <p>{isOver ? over : lead}</p>
        <p className="wm-wait__time">
          {isOver ? "" : text("wait.in", { time: durationText(seconds, language, "short") })}
        </p>
      </div>
      <p role="status" className="wm-visually-hidden">
        {isOver
          ? over
          : announced !== null && text("wait.left", { time: durationText(announced, language) })}
      </p>
      {/* The height of either text, whatever the font. */}
      <p className="wm-wait__room" data-room={lead} />
      <p className="wm-wait__room" data-room={over} />
    </div>
  );
}
