import { useEffect, useRef, useState } from "react";
import { onTick } from "../api/on-tick.ts";
import type { Hold } from "../api/use-hold.ts";
import { type Wait, waitSecondsLeft } from "../api/wait.ts";
import { MAX_RANDOM_DELAY_MS, TYPING_PAUSE_MS } from "../config/constants.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useText } from "../i18n/use-text.tsx";
import { durationText } from "./duration-text.ts";
import { isAnnounced } from "./is-announced.ts";

export interface CountdownProps {
  hold: Hold;
  /** Makes the call again; when left out, the form around it is submitted. */
  onSend?: () => void;
}

/** Counts a wait down, then makes the call again; nothing without a wait. */
export function Countdown({ hold, ...props }: CountdownProps) {
  const { wait } = hold;
  return wait && <RunningCountdown key={wait.endDate} {...props} hold={hold} wait={wait} />;
}

interface RunningCountdownProps extends CountdownProps {
  wait: Wait;
}

function RunningCountdown({ hold, wait, onSend }: RunningCountdownProps) {
  const text = useText();
  const language = useLanguage();
  const seconds = useSecondsLeft(wait);
  const element = useRef<HTMLDivElement>(null);
  const { release, sendsItself } = hold;
  const marked = useAnnounced(seconds, hold.asked);
  const announced = marked !== null && text("wait.left", { time: durationText(marked, language) });
  const isOver = seconds === 0;
  const over = text(sendsItself ? "wait.sending" : "wait.over");

  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    // A press on the button that waits: the reason may be out of sight.
    if (hold.asked > 0 && !isTyping) element.current?.scrollIntoView({ block: "nearest" });
  }, [hold.asked]);
  useEffect(() => {
    if (isOver) release();
    // The wait ends once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver]);
  useAutomaticSend({
    // The button refuses a press until it is released.
    isDue: isOver && sendsItself && hold.heldBy === undefined,
    element,
    onSend: onSend ?? (() => submitForm(element.current)),
  });

  return (
    <div className="wm-wait" ref={element}>
      {/* Not announced every second; what is announced follows below. */}
      <div id={hold.heldBy} role="timer" aria-live="off">
        <p>{isOver ? over : text(sendsItself ? "wait.sendsIn" : "wait.triesIn")}</p>
        <p className="wm-wait__time">{isOver ? "" : durationText(seconds, language)}</p>
      </div>
      <p role="status" className="wm-visually-hidden">
        {isOver ? over : announced}
      </p>
    </div>
  );
}

/** Seconds until the wait is over, computed from its end: timers of hidden tabs are late. */
function useSecondsLeft(wait: Wait): number {
  const [seconds, setSeconds] = useState(() => waitSecondsLeft(wait));
  useEffect(() => onTick(() => setSeconds(waitSecondsLeft(wait))), [wait]);
  return seconds;
}

/** The seconds to announce: at 60, 30 and 10, and when a send is refused; null before. */
function useAnnounced(seconds: number, asked: number): number | null {
  const [before, setBefore] = useState({ seconds, asked });
  const [announced, setAnnounced] = useState<number | null>(null);
  if (before.seconds !== seconds || before.asked !== asked) {
    setBefore({ seconds, asked });
    if (isAnnounced(before.seconds, seconds) || before.asked !== asked) setAnnounced(seconds);
  }
  return announced;
}

/** Submits the form as it is now. The summary, which then disappears, passes the focus to the button. */
function submitForm(within: HTMLElement | null): void {
  const button = within?.closest("form")?.querySelector<HTMLElement>("[type=submit]");
  // The fields were changed to values that the form refuses.
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  if (within?.closest(".wm-summary")?.contains(document.activeElement)) {
    button.focus({ preventScroll: true });
  }
  button.click();
}

interface AutomaticSend {
  onSend: () => void;
  isDue: boolean;
  element: { readonly current: HTMLElement | null };
}

/** Sends once after a random delay, and not in the middle of typing or with values that the form refuses. */
function useAutomaticSend({ isDue, element, onSend }: AutomaticSend): void {
  const lastTyped = useRef(Number.NEGATIVE_INFINITY);
  const send = useRef(onSend);
  useEffect(() => {
    send.current = onSend;
  });

  useEffect(() => {
    const form = element.current?.closest("form");
    const noteTyping = () => {
      lastTyped.current = performance.now();
    };
    form?.addEventListener("input", noteTyping);
    return () => form?.removeEventListener("input", noteTyping);
  }, [element]);

  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout>;
    const sendUnlessTyping = () => {
      const pause = lastTyped.current + TYPING_PAUSE_MS - performance.now();
      if (pause > 0) timer = setTimeout(sendUnlessTyping, pause);
      else send.current();
    };
    timer = setTimeout(sendUnlessTyping, Math.random() * MAX_RANDOM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
}
