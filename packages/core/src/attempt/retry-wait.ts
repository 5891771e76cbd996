import type { Failure } from "../api/result.ts";
import { startWait, type Wait, waitSecondsLeft } from "../api/retry-after.ts";
import { listen } from "../browser/listen.ts";
import { type PageUse, watchPageUse } from "../browser/page-use.ts";
import type { Operation } from "../errors/operations.ts";
import {
  IN_USE_MS,
  MAX_AUTOMATIC_WAIT_SECONDS,
  MAX_RANDOM_DELAY_MS,
  UNATTENDED_MS,
} from "../config/constants.ts";
import { createStore, type Readable } from "../browser/store.ts";
import { createAnnouncer, isAnnounced, onCountdownTick, type RetryWaitState } from "./countdown.ts";
import { normalizeIdentifier } from "./sign-in-values.ts";

/** The part of a wait that is kept after its form has gone. */
export interface KeptWait {
  operation: Operation;
  failure: Failure;
  wait: Wait;
  /** The username or address that has to wait, as it is compared; empty where everything waits. */
  sent: string;
}

/** A wait that the server asked for, counted down once for every view. */
export interface RetryWait extends Readable<RetryWaitState> {
  kept: KeptWait;
  /**
   * Blocks a send that has to wait, and announces the time left. One in the random delay replaces the automatic send.
   * @returns whether it was blocked
   */
  blockSend: () => boolean;
  /** Ends the wait with its form. */
  end: () => void;
}

/** The form that a wait belongs to; a call outside of forms has no fields. */
interface WaitingForm {
  /** Reads the username or address; empty where the form asks for none. */
  readIdentifier?: () => string;
  /** Empties the passwords of a page that is unattended: others may see them. @returns whether there was one */
  emptyPasswords?: () => boolean;
  /** Makes the call again; without it nothing is sent automatically. */
  send?: (() => void) | undefined;
}

export interface RetryWaitOptions extends WaitingForm {
  /** Operation that failed; each is repeated automatically once in a visit. */
  operation: Operation;
  failure: Failure;
  /** The username or address that was sent; without it everything waits. */
  sent?: string;
}

/** The operations that were repeated automatically in this visit, whichever script counted. */
export const automaticSends = new Set<Operation>();

/** Starts the wait that a failed call asks for; null where there is none, or one too long to count down. */
export function startRetryWait(options: RetryWaitOptions): RetryWait | null {
  const { operation, failure, sent = "" } = options;
  const wait = startWait(failure);
  return (
    wait && continueWait({ operation, failure, wait, sent: normalizeIdentifier(sent) }, options)
  );
}

/** Counts a wait down for a form, from now on. */
export function continueWait(kept: KeptWait, form: WaitingForm): RetryWait {
  const { operation, wait, sent } = kept;
  const { readIdentifier = () => "", send, emptyPasswords } = form;
  const pageUse = watchPageUse();
  const applies = () => normalizeIdentifier(readIdentifier()) === sent;
  const blocks = applies();
  const mayBeAutomatic = blocks && Boolean(send) && isShort(wait) && !automaticSends.has(operation);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnattended = false;

  const first = { sendsAutomatically: mayBeAutomatic && pageUse.hasStayed(), blocks };
  const store = createStore(firstState(wait, first));
  const change = (part: Partial<RetryWaitState>) => store.set({ ...store.get(), ...part });
  const { announce, endAnnouncement } = createAnnouncer(change);
  const isInUse = () => pageUse.hasStayed() && outOfUseMs(pageUse, wait) <= IN_USE_MS;

  function sendOnce() {
    if (!store.get().sendsAutomatically) return;
    if (!isInUse() || !applies()) return change({ sendsAutomatically: false });
    automaticSends.add(operation);
    send?.();
  }

  function finish() {
    const sendsAutomatically = store.get().sendsAutomatically && isInUse();
    announce(0, { seconds: 0, blocks: false, sendsAutomatically });
    timer = setTimeout(sendOnce, Math.random() * MAX_RANDOM_DELAY_MS);
  }

  const endTicks = onCountdownTick(() => {
    const { seconds: before, sendsAutomatically } = store.get();
    const seconds = waitSecondsLeft(wait);
    if (sendsAutomatically && !pageUse.hasStayed()) change({ sendsAutomatically: false });
    if (before > 0 && seconds === 0) finish();
    else if (isAnnounced(before, seconds)) announce(seconds, { seconds });
    else if (before !== seconds) change({ seconds });
    const wasUnattended = isUnattended;
    isUnattended = pageUse.idleMs() >= UNATTENDED_MS;
    // With another username the form shows no wait, so that nothing would explain the empty password.
    if (wasUnattended || !isUnattended || !applies() || !emptyPasswords?.()) return;
    if (seconds > 0) change({ isEmptied: true });
    // The end of the wait was announced before the password was emptied.
    else announce(0, { isEmptied: true });
  });

  const isBlocking = () => store.get().seconds > 0 && applies();
  const endInputs = onInput(() =>
    change({ sendsAutomatically: false, isEmptied: false, blocks: isBlocking() }),
  );

  return {
    ...store,
    kept,
    blockSend: () => {
      clearTimeout(timer);
      const { seconds, blockedSends } = store.get();
      if (isBlocking()) announce(seconds, { blockedSends: blockedSends + 1, blocks: true });
      return isBlocking();
    },
    end: () => {
      endTicks();
      pageUse.end();
      endInputs();
      clearTimeout(timer);
      endAnnouncement();
    },
  };
}

/** Returns for how long the page was out of use. A device that slept beyond the wait may have been woken by another person. */
function outOfUseMs({ idleMs }: PageUse, { endDate }: Wait): number {
  return Math.max(idleMs(), Date.now() - endDate);
}

function isShort(wait: Wait): boolean {
  return waitSecondsLeft(wait) <= MAX_AUTOMATIC_WAIT_SECONDS;
}

/** State of a wait that begins. */
export function firstState(
  wait: Wait,
  first: Pick<RetryWaitState, "blocks" | "sendsAutomatically">,
): RetryWaitState {
  const endsAt = new Date(wait.endDate);
  const seconds = waitSecondsLeft(wait);
  return { ...first, seconds, endsAt, announced: null, blockedSends: 0, isEmptied: false };
}

/** Calls back when a field or a choice of a form is changed. @returns a function that ends it */
function onInput(onChange: () => void): () => void {
  const onEvent = ({ target }: Event) => {
    const isChoice = target instanceof HTMLSelectElement && target.form !== null;
    if (target instanceof HTMLInputElement || isChoice) onChange();
  };
  return listen(window, ["input"], onEvent, { capture: true });
}
