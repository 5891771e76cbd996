import { endAll, listen } from "../browser/listen.ts";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";

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
export function createAnnouncer(change: (part: Partial<RetryWaitState>) => void) {
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
