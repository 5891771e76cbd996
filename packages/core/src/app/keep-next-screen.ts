import { listen } from "../browser/listen.ts";
import { preventSecondPress } from "../page/second-press.ts";

/**
 * Keeps the second press of a double click from the control that replaces the pressed one. The next screen may have another
 * at the same place, such as a workspace under "Try again". A press that follows so fast is lost, even if it is meant. The
 * submit buttons of a region's own pages are guarded like those of the portal's forms.
 * @returns a function that ends it
 */
export function keepNextScreen(): () => void {
  // A screen that has gone is not kept in memory, with what was typed there.
  let pressed: WeakRef<Element> | null = null;
  const onPress = (event: MouseEvent) => {
    const { target, detail } = event;
    if (detail < 2) {
      const control = target instanceof Element ? target.closest("a, button") : null;
      pressed = control && new WeakRef(control);
    }
    // A form's button stays while its form moves.
    preventSecondPress(event);
    if (detail < 2 || pressed === null || pressed.deref()?.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return listen(window, ["mousedown", "click"], onPress, { capture: true });
}
