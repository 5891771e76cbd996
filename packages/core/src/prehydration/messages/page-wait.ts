import { muteAlert } from "../../attempt/countdown.ts";
import { countdownTexts, WAIT_ID } from "../../attempt/countdown-texts.ts";
import { setPageShown } from "../../attempt/page-attempts.ts";
import type { RetryWait } from "../../attempt/retry-wait.ts";
import { shownLanguage } from "../../i18n/shown-language.ts";
import type { Text } from "../../i18n/message.ts";
import { hasMark } from "../../page/marks.ts";
import { filled, messageText, type Templates } from "./templates.ts";

/** A wait, and the form that shows it. */
interface ShownWait {
  wait: RetryWait;
  form: HTMLFormElement;
  /** Has the texts of the countdown. */
  templates: Templates;
}

/** Writes a wait into its prerendered countdown and button at each change. @returns a function that ends it */
export function drawWait({ wait, form, templates }: ShownWait): () => void {
  const waitText: Text = (key, values = {}) => filled(messageText(templates, key), values);
  const button = form.querySelector("[type=submit]");
  const timer = form.querySelector("[role=timer]");
  const [lead, time] = timer?.children ?? [];
  const status = timer?.nextElementSibling;
  const reserved = form.querySelectorAll("[data-room]");
  const { seconds } = wait.get();

  function draw(): void {
    if (hasMark("ready")) return;
    const state = wait.get();
    const texts = countdownTexts(state, waitText, shownLanguage());
    setText(lead, texts.lead);
    setText(time, texts.time);
    setText(status, texts.status);
    for (const [row, element] of reserved.entries())
      setAttribute(element, "data-room", texts.reservedTexts[row] ?? "");
    setAttribute(lead, "id", state.blocks && WAIT_ID);
    setAttribute(button, "aria-disabled", state.blocks && "true");
    setAttribute(button, "aria-describedby", state.blocks && WAIT_ID);
    if (state.seconds !== seconds) muteAlert(timer);
    setPageShown({ wait: state });
  }
  draw();
  const stop = wait.subscribe(draw);
  return () => {
    stop();
    setPageShown({ wait: null });
  };
}

/** Writes a text where it has changed: a status would be announced again. */
function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function setAttribute(
  element: Element | null | undefined,
  name: string,
  value: string | false,
): void {
  if (value === false) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
