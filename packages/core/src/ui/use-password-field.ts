import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Hides or shows a password. Keeps the caret over a change; hides on submit and on a return by Back. */
export function usePasswordVisibility(field: RefObject<HTMLInputElement | null>) {
  const [concealed, setState] = useState(true);
  const selection = useRef<readonly [number, number] | null>(null);

  function setConcealed(next: boolean) {
    const { selectionStart, selectionEnd } = field.current ?? {};
    selection.current =
      selectionStart == null || selectionEnd == null ? null : [selectionStart, selectionEnd];
    setState(next);
  }

  // Browsers put the caret at the start when the type of a field changes.
  useLayoutEffect(() => {
    if (!selection.current) return;
    // Measuring makes Chrome 109 and older finish the change, which would move the caret afterwards.
    field.current?.getBoundingClientRect();
    field.current?.setSelectionRange(...selection.current);
  }, [concealed, field]);

  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setState(true);
    form?.addEventListener("submit", hide);
    window.addEventListener("pageshow", hide);
    return () => {
      form?.removeEventListener("submit", hide);
      window.removeEventListener("pageshow", hide);
    };
  }, [field]);

  return { concealed, setConcealed };
}
