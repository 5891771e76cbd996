import { waitSecondsLeft } from "../api/wait.ts";
import { deferred } from "../browser/lazy-chunk.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { useText } from "../i18n/use-text.tsx";
import type { CountdownProps } from "./countdown.tsx";
import { durationText } from "./duration-text.ts";

/** The countdown of a wait. Lazy: until it is there, its place says how long the wait is. */
export const Countdown = deferred(
  async () => (await import("./countdown.tsx")).Countdown,
  StillCountdown,
);

function StillCountdown({ hold: { wait, heldBy, sendsItself } }: CountdownProps) {
  const text = useText();
  const language = useLanguage();
  return (
    wait && (
      <div className="wm-wait" id={heldBy}>
        <p>{text(sendsItself ? "wait.sendsIn" : "wait.triesIn")}</p>
        <p className="wm-wait__time">{durationText(waitSecondsLeft(wait), language)}</p>
      </div>
    )
  );
}
