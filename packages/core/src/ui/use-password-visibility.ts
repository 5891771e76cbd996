import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { endAll, listen } from "../browser/listen.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { wasShownBeforeReact } from "../page/prerendered-controls.ts";

/** Result of the last press; null before the first one, and once a submit or a return has hidden the password. */
type Toggled = "shown" | "hidden" | null;

/** Hides or shows a password. Keeps the caret over a change; hides on submit and on a return by Back. */
export function usePasswordVisibility(field: RefObject<HTMLInputElement | null>) {
  const [toggled, setState] = useState<Toggled>(null);

  /** Browsers put the caret at the start when the type of a field changes. */
  function setToggled(next: Toggled) {
    const { selectionStart = null, selectionEnd = null } = field.current ?? {};
    flushSync(() => setState(next));
    if (field.current !== document.activeElement || !field.current) return;
    // Measuring makes Chrome 109 and older finish the change, which would move the caret afterwards.
    field.current.getBoundingClientRect();
    field.current.setSelectionRange(selectionStart, selectionEnd);
  }

  // Shown before React, which hydrates the field as it was prerendered.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (wasShownBeforeReact(field.current)) setState("shown");
  }, [field]);

  useEffect(() => {
    const hide = () => setState(null);
    // On the window: the field may be another one later, as where a region's own broke.
    const onSubmit = ({ target }: Event) => {
      if (field.current && field.current.form === target) hide();
    };
    return endAll(listen(window, ["submit"], onSubmit, { capture: true }), onBfcacheRestore(hide));
  }, [field]);

  return [toggled, setToggled] as const;
}
