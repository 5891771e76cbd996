import { listen } from "../browser/listen.ts";
import { preventSecondPress } from "../page/second-press.ts";

/**
 * Keeps the second press of a double click from the screen that replaces the pressed control. That screen may have another
 * control at the same place, such as a workspace under "Try again". @returns a function that ends it
 */
export function keepNextScreen(): () => void {
  let pressed: Element | null = null;
  const onPress = (event: MouseEvent) => {
    const { target, detail } = event;
    if (detail < 2) pressed = target instanceof Element ? target.closest("a, button") : null;
    // A form's button stays while its form moves.
    preventSecondPress(event);
    if (detail < 2 || pressed === null || pressed.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return listen(window, ["mousedown", "click"], onPress, { capture: true });
}
