import type { Failure } from "../api/result.ts";
import { onTick } from "../api/on-tick.ts";
import { startWait, type Wait, WAIT_ID, waitMsLeft, waitSecondsLeft } from "../api/wait.ts";
import { MAX_AUTOMATIC_SENDS, MAX_RANDOM_DELAY_MS, TYPING_PAUSE_MS } from "../config/constants.ts";
import { durationText } from "../errors/duration-text.ts";
import { isAnnounced } from "../errors/is-announced.ts";
import type { Language } from "../i18n/languages.ts";
import type { Text } from "../i18n/message.ts";
import { element } from "./element.ts";
import { prerenderedForm } from "./page.ts";

/** Number of waits in a row. */
let waits = 0;

/**
 * Counts down the wait that a failed sign-in asks for, as React's countdown does. It holds the form's button, and then
 * submits the form.
 * @returns the part of the message that counts; null without a wait
 */
export function startPageWait(failure: Failure, text: Text, language: Language): Element | null {
  const wait = startWait(failure);
  waits = wait ? waits + 1 : 0;
  return wait && countDown(wait, text, language);
}

function countDown(wait: Wait, text: Text, language: Language): Element {
  const sendsItself = waits <= MAX_AUTOMATIC_SENDS;
  const [lead, time] = [element("p", ""), element("p", "wm-wait__time")];
  const timer = element("div", "");
  timer.id = WAIT_ID;
  timer.setAttribute("role", "timer");
  timer.setAttribute("aria-live", "off");
  timer.append(lead, time);
  const status = element("p", "wm-visually-hidden");
  status.setAttribute("role", "status");
  const box = element("div", "wm-wait");
  box.append(timer, status);

  const durationLeft = () => durationText(waitSecondsLeft(wait), language);
  const announce = () => {
    status.textContent = text("wait.left", { time: durationLeft() });
  };
  lead.textContent = text(sendsItself ? "wait.sendsIn" : "wait.triesIn");
  time.textContent = durationLeft();
  const release = holdForm(wait, announce);

  let before = waitSecondsLeft(wait);
  const stop = onTick(() => {
    const seconds = waitSecondsLeft(wait);
    const isGone = before !== seconds && !box.isConnected;
    if (isAnnounced(before, seconds)) announce();
    before = seconds;
    time.textContent = durationLeft();
    if (seconds > 0 && !isGone) return;
    stop();
    release();
    if (isGone) return;
    lead.textContent = text(sendsItself ? "wait.sending" : "wait.over");
    status.textContent = lead.textContent;
    if (sendsItself) sendUnlessTyping(box);
  });
  return box;
}

/** Refuses submits of the form while a wait lasts. Returns the function that ends it. */
function holdForm(wait: Wait, onRefused: () => void): () => void {
  const form = prerenderedForm();
  const button = form?.querySelector("[type=submit]");
  button?.setAttribute("aria-disabled", "true");
  button?.setAttribute("aria-describedby", WAIT_ID);
  // On the window: it comes before the listener that sends.
  const refuse = (event: Event) => {
    if (event.target !== form || waitMsLeft(wait) === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onRefused();
  };
  window.addEventListener("submit", refuse, true);
  return () => {
    window.removeEventListener("submit", refuse, true);
    button?.removeAttribute("aria-disabled");
    button?.removeAttribute("aria-describedby");
  };
}

/** Submits the form after a random delay, and not in the middle of typing. */
function sendUnlessTyping(box: Element): void {
  let lastTyped = Number.NEGATIVE_INFINITY;
  const noteTyping = () => {
    lastTyped = performance.now();
  };
  // The head script keeps events of the fields from the rest of the page.
  window.addEventListener("input", noteTyping, true);
  const send = () => {
    const pause = lastTyped + TYPING_PAUSE_MS - performance.now();
    if (pause > 0 && box.isConnected) return void setTimeout(send, pause);
    window.removeEventListener("input", noteTyping, true);
    const button = box.closest("form")?.querySelector<HTMLElement>("[type=submit]");
    if (!box.isConnected || !button) return;
    // The message disappears, and the focus with it.
    if (box.parentElement?.contains(document.activeElement)) button.focus({ preventScroll: true });
    button.click();
  };
  setTimeout(send, Math.random() * MAX_RANDOM_DELAY_MS);
}
