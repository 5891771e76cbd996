import { endAll, listen } from "../browser/listen.ts";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";
import { clockText, durationText } from "../errors/duration-text.ts";
import type { Language } from "../i18n/languages.ts";
import type { Text } from "../i18n/message.ts";

/** Id of the element that says when a wait ends, while the form's values have to wait. A button names it as its reason. */
export const WAIT_ID = "wait";

/** State of a wait, as views show it. */
export interface RetryWaitState {
  /** Seconds left, as they are counted down; 0 once it is over. */
  seconds: number;
  /** When it is over. */
  endsAt: Date;
  /** True when the values now in the form have to wait. Another username is sent at once. */
  blocks: boolean;
  /** True when the call is made again automatically. */
  sendsAutomatically: boolean;
  /** Seconds to announce now: at 60, 30, 10 and 0, and when a send is blocked; else null. */
  announced: number | null;
  /** Number of sends that were blocked. */
  blockedSends: number;
  /** True when a password was emptied, until something is typed. */
  isEmptied: boolean;
}

/** Several times a second, so that each second is shown for about one. */
const TICK_MS = 250;

/**
 * Calls back while a wait is counted down, and at once when the page is shown again: timers of hidden tabs are late.
 * @returns a function that ends it
 */
export function onCountdownTick(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  return endAll(listen(document, ["visibilitychange"], tick), () => clearInterval(timer));
}

/** Announces the time left, and removes it after a moment: a change of language would announce an old time again. */
export function announcer(change: (part: Partial<RetryWaitState>) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endAnnouncement = () => clearTimeout(timer);
  const announce = (announced: number, part: Partial<RetryWaitState>) => {
    endAnnouncement();
    change({ ...part, announced });
    timer = setTimeout(() => change({ announced: null }), ANNOUNCEMENT_MS);
  };
  return { announce, endAnnouncement };
}

const ANNOUNCED_SECONDS = [60, 30, 10];

/** Returns true for seconds that are announced; the others are only shown. */
export function isAnnounced(before: number, seconds: number): boolean {
  return ANNOUNCED_SECONDS.some((announced) => before > announced && seconds <= announced);
}

/**
 * Mutes the alert around an element that changes every second. Safari would read out the whole alert at each change, although
 * the element itself is muted. A status in the alert is still announced.
 * @returns a function that ends it
 */
export function muteAlert(within: Element | null | undefined): () => void {
  const alert = within?.closest("[role=alert]");
  alert?.setAttribute("aria-live", "off");
  return () => alert?.removeAttribute("aria-live");
}

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
