import {
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nextLabel, wasShownBefore } from "../page/first-controls.ts";
import { deferred } from "../browser/lazy-chunk.tsx";
import type { PasswordHintsProps } from "./password-hints.tsx";

/** Texts of the show/hide toggle; each names its field. */
export interface ToggleTexts {
  show: string;
  hide: string;
  shown: string;
  hidden: string;
}

/** The toggle of a password field: the type of the field, the button, and what screen readers are told. */
export function usePasswordToggle(
  field: RefObject<HTMLInputElement | null>,
  name: string,
  texts: ToggleTexts,
) {
  const [announcement, setAnnouncement] = useState("");
  const [concealed, setConcealed] = usePasswordVisibility(field);
  const button: ComponentPropsWithRef<"button"> = {
    "aria-controls": name,
    "aria-label": concealed ? texts.show : texts.hide,
    ...nextLabel(concealed ? texts.hide : texts.show),
    // Keeps the focus, and with it the caret and a phone's keyboard, in the field.
    onMouseDown: (event) => event.preventDefault(),
    onClick: () => {
      setConcealed(!concealed);
      setAnnouncement(concealed ? texts.shown : texts.hidden);
    },
  };
  return [concealed ? "password" : "text", button, announcement] as const;
}

/** Hides or shows a password. Keeps the caret over a change; hides on submit and on a return by Back. */
function usePasswordVisibility(field: RefObject<HTMLInputElement | null>) {
  const [concealed, setState] = useState(true);
  const selection = useRef<readonly [number, number] | null>(null);

  function setConcealed(next: boolean) {
    const { selectionStart, selectionEnd } = field.current ?? {};
    selection.current =
      selectionStart == null || selectionEnd == null ? null : [selectionStart, selectionEnd];
    setState(next);
  }

  // Shown before React, which hydrates the field as it was prerendered.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (wasShownBefore(field.current)) setState(false);
  }, [field]);

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
    // A page that has just been loaded may show a password since before React.
    const hideOnReturn = ({ persisted }: PageTransitionEvent) => persisted && hide();
    form?.addEventListener("submit", hide);
    window.addEventListener("pageshow", hideOnReturn);
    return () => {
      form?.removeEventListener("submit", hide);
      window.removeEventListener("pageshow", hideOnReturn);
    };
  }, [field]);

  return [concealed, setConcealed] as const;
}

/** The hints at a password. Lazy, as no page begins with one. */
export const PasswordHints = deferred<PasswordHintsProps>(
  async () => (await import("./password-hints.tsx")).PasswordHints,
);
