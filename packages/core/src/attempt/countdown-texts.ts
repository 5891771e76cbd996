import { clockText, durationText } from "../errors/duration-text.ts";
import type { Language } from "../i18n/languages.ts";
import type { Text } from "../i18n/message.ts";
import type { RetryWaitState } from "./countdown.ts";

/* Apart from the countdown: the first script counts, and loads these texts only with its messages. */

/** Id of the element that says when a wait ends, while the form's values have to wait. A button names it as its reason. */
export const WAIT_ID = "wait";

/** The texts of a wait. */
export interface CountdownTexts {
  /** When the call can be made again, or is made automatically. */
  lead: string;
  /** Time left. */
  time: string;
  /** Announcement; empty again after a moment. */
  status: string;
  /** Texts that the countdown leaves room for, so that nothing moves at its end. */
  reservedTexts: readonly [lead: string, notEmptied: string, emptied: string];
}

/** The texts of a wait, for every view. */
export function countdownTexts(
  state: RetryWaitState,
  text: Text,
  language: Language,
): CountdownTexts {
  const { seconds, endsAt, sendsAutomatically, announced, isEmptied } = state;
  const emptied = text("wait.overEmptied");
  const notEmptied = text(sendsAutomatically ? "wait.sending" : "wait.over");
  const over = isEmptied ? emptied : notEmptied;
  const lead = text(sendsAutomatically ? "wait.sendsAt" : "wait.triesAt", {
    clock: clockText(endsAt, language),
  });
  const reservedTexts = [lead, notEmptied, emptied] as const;
  const isSilent = announced === null;
  if (seconds === 0) return { lead: over, time: "", status: isSilent ? "" : over, reservedTexts };
  const time = text("wait.in", { time: durationText(seconds, language, "short") });
  const status = isSilent ? "" : text("wait.left", { time: durationText(announced, language) });
  return { lead, time, status, reservedTexts };
}
