/**
 * Runs in the head of a prerendered page beside `matchPage`, and has to stand alone like it. At a key or a press in a page that is
 * still being taken over React does all the rest in one go, and both wait for it. So what happens in a form is kept from
 * React until the form is looked after: the browser types, ticks and submits by itself, and the form finds on the
 * page what has changed [QF-6, QT-7].
 */
export function deferEventsUntilHydrated(): void {
  const types = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"];
  for (const type of [...types, "click", "keydown", "keypress", "keyup", "input", "change"]) {
    window.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        if (!target.closest("[data-portal-form]:not([data-ready])")) return;
        // Such buttons do something in React alone, which is remembered for it.
        if (!target.closest("button[type=button], a")) event.stopPropagation();
      },
      { capture: true, passive: true },
    );
  }
}
