import { listen } from "../browser/listen.ts";

/** Controls that act once for a series of clicks. A link that acts as a button may be pressed as often. */
const ONCE = "a[href]:not([role=button]), [type=submit]";

const onPress = /* @__PURE__ */ createGuard();

/**
 * Prevents the second press of a double click on a submit button, a link, or a control that has gone. Prevents repeats of
 * Enter that is kept down in a form, too. A fast server has answered the first submit by then, and would count another try.
 * The next screen may have another control at the same place, such as a workspace under "Try again". A press that follows so
 * fast is lost, even if it is meant.
 * @returns a function that ends it
 */
export function preventSecondPresses(): () => void {
  // The first script and React both start it. A window takes the same listener once.
  return listen(window, ["mousedown", "click", "keydown"], onPress, { capture: true });
}

/** Creates the listener, which remembers where the present series of clicks began. */
function createGuard() {
  // A screen that has gone is not kept in memory, with what was typed there.
  let pressed: WeakRef<Element> | undefined;
  /**
   * True for a series on what must act once. It counts wherever it lands: the error summary moves the form, for instance. A
   * series whose first click this page has not seen began on the page before, such as on "Sign in".
   */
  let isOnce = true;
  return (event: MouseEvent | KeyboardEvent): void => {
    const { target, detail } = event;
    const closest = (selector: string) =>
      target instanceof Element ? target.closest(selector) : null;
    if ("key" in event) {
      if (event.repeat && event.key === "Enter" && closest("[data-portal-form]")) prevent(event);
      return;
    }
    if (detail < 2) {
      const control = closest("a, button");
      pressed = control ? new WeakRef(control) : undefined;
    }
    isOnce = (detail > 1 && isOnce) || closest(ONCE) !== null;
    const hasGone = pressed !== undefined && !pressed.deref()?.isConnected;
    if (detail > 1 && (isOnce || hasGone)) prevent(event);
  };
}

function prevent(event: Event): void {
  event.preventDefault();
  // A button of another kind acts without a default.
  event.stopPropagation();
}
