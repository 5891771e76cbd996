import {
  type FocusEvent,
  type FocusEventHandler,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useAfterPress } from "../browser/use-after-press.ts";

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

/** Tells whether caps lock is on, as far as the keys typed into a field show. */
export function useCapsLock() {
  const [on, setOn] = useState(false);

  function look(event: KeyboardEvent) {
    // A synthetic key of a password manager has no modifier state.
    setOn(event.nativeEvent.getModifierState?.("CapsLock") ?? false);
  }

  return { on, listeners: { onKeyDown: look, onKeyUp: look } };
}

const PASTING: readonly string[] = ["insertFromPaste", "insertFromDrop"];

/**
 * Tells whether a value begins or ends with a space, which is easily pasted or typed along. It may belong to a password, so
 * it is only mentioned: nothing is trimmed or refused. A typed one is mentioned once the field is left, as more may follow.
 */
export function useEdgeSpace(onBlur: FocusEventHandler<HTMLInputElement> | undefined) {
  const [found, setFound] = useState(false);
  const afterPress = useAfterPress();

  function look({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
    const { value } = currentTarget;
    setFound((was) => hasEdgeSpace(value) && (was || PASTING.includes(nativeEvent.inputType)));
  }

  function lookAtEnd(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event);
    const { value } = event.currentTarget;
    afterPress(() => setFound(hasEdgeSpace(value)));
  }

  return { found, listeners: { onInput: look, onBlur: lookAtEnd } };
}

function hasEdgeSpace(value: string): boolean {
  return /^\s|\s$/u.test(value);
}
