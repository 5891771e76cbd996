import { type KeyboardEvent, useState } from "react";

/** Whether caps lock is on, as far as the keys typed into a field tell. */
export function useCapsLock() {
  const [on, setOn] = useState(false);

  function look(event: KeyboardEvent) {
    // A synthetic key of a password manager has no modifier state.
    setOn(event.nativeEvent.getModifierState?.("CapsLock") ?? false);
  }

  return { on, listeners: { onKeyDown: look, onKeyUp: look } };
}
