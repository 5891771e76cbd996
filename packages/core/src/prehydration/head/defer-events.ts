import { isInPrerenderedForm } from "../../page/portal-form.ts";

/**
 * Stops events inside forms that are not hydrated: at a discrete event React hydrates synchronously, which blocks input.
 * The browser still types, ticks and submits; the hydrated form reads from the page what has changed.
 */
export function deferEventsUntilHydrated(): void {
  const types = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"];
  for (const type of [...types, "click", "keydown", "keypress", "keyup", "input", "change"]) {
    window.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        if (!isInPrerenderedForm(target)) return;
        // These buttons work in React alone; the click is queued for it.
        if (!target.closest("button[type=button], a")) event.stopPropagation();
      },
      { capture: true, passive: true },
    );
  }
}
