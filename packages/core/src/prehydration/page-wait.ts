import { WAIT_ID } from "../api/wait.ts";
import type { RetryWait } from "../attempt/retry-wait.ts";
import { clockText, durationText } from "../errors/duration-text.ts";
import type { Language } from "../i18n/languages.ts";
import type { Text } from "../i18n/message.ts";
import { element } from "./element.ts";
import { prerenderedForm } from "./page.ts";

/** Draws a wait as React's countdown does, and the form's button, for as long as the page shows the message. */
export function drawWait(wait: RetryWait, text: Text, language: Language): Element {
  const [lead, time] = [element("p", ""), element("p", "wm-wait__time")];
  const timer = element("div", "");
  timer.setAttribute("role", "timer");
  timer.setAttribute("aria-live", "off");
  timer.append(lead, time);
  const status = element("p", "wm-visually-hidden");
  status.setAttribute("role", "status");
  const box = element("div", "wm-wait");
  // As far from the list above as React's.
  const frame = element("div", "");
  const rooms = [element("p", "wm-wait__room"), element("p", "wm-wait__room")];
  box.append(timer, status, ...rooms);
  frame.append(box);

  function draw() {
    const { seconds, endsAt, holds, sendsItself, announced } = wait.get();
    const clock = clockText(endsAt, language);
    const over = text(sendsItself ? "wait.sending" : "wait.over");
    const waits = text(sendsItself ? "wait.sendsAt" : "wait.triesAt", { clock });
    rooms.forEach((room, index) => (room.dataset["room"] = [waits, over][index]));
    timer.id = holds ? WAIT_ID : "";
    lead.textContent = seconds === 0 ? over : waits;
    time.textContent =
      seconds === 0 ? "" : text("wait.in", { time: durationText(seconds, language, "short") });
    if (seconds === 0) status.textContent = over;
    else if (announced !== null) {
      status.textContent = text("wait.left", { time: durationText(announced, language) });
    }
    drawButton(holds);
  }
  draw();
  const end = wait.subscribe(() => {
    if (frame.isConnected) return draw();
    end();
    drawButton(false);
  });
  return frame;
}

/** Shows the form's button as one that the wait disables, or not. */
function drawButton(isDisabled: boolean): void {
  const button = prerenderedForm()?.querySelector("[type=submit]");
  for (const [name, value] of [
    ["aria-disabled", "true"],
    ["aria-describedby", WAIT_ID],
  ] as const) {
    if (isDisabled) button?.setAttribute(name, value);
    else button?.removeAttribute(name);
  }
}
