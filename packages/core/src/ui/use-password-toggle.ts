import {
  type ComponentProps,
  type ComponentPropsWithRef,
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";
import { endAll, listen } from "../browser/listen.ts";
import { nextLabel, wasShownBefore } from "../page/first-controls.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { deferred } from "../browser/lazy-chunk.tsx";
import { describedBy, type FieldProps } from "./field.tsx";

/** Texts of the show/hide toggle; each names its field. */
export interface ToggleTexts {
  show: string;
  hide: string;
  shown: string;
  hidden: string;
}

/** Result of the last press; null before the first one, and once a submit or a return has hidden the password. */
type Toggled = "shown" | "hidden" | null;

/** Texts of a password field. */
export type PasswordLabels = ToggleTexts & ComponentProps<typeof DeferredPasswordWarnings>["texts"];

/** Props of a field for a password. */
export type PasswordFieldProps = Omit<FieldProps<"input">, "type" | "ref"> & {
  texts: PasswordLabels;
  /** True by default; false removes the toggle. */
  withToggle?: boolean;
};

/** Shows and hides a password: the props of its `input` and of the toggle, and what screen readers are told. */
export function usePasswordToggle(props: Omit<PasswordFieldProps, "label" | "aside">) {
  const { name, texts, hint, error, withToggle = true, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const [toggled, setToggled] = usePasswordVisibility(field);
  // Leaving the field shows its error, for which the toggle may go: not while the Tab key leads to it.
  const [isToggleReached, setToggleReached] = useState(false);
  // In another language it would be said a second time.
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!toggled) return;
    const saying = setTimeout(() => setSaid(true), ANNOUNCEMENT_MS);
    return () => {
      clearTimeout(saying);
      setSaid(false);
    };
  }, [toggled]);
  const isShown = toggled === "shown";
  const control = {
    spellCheck: false,
    autoCapitalize: "none",
    autoCorrect: "off",
    ...input,
    ...describedBy(name, { hint, error }),
    ref: field,
    type: isShown ? "text" : "password",
    id: name,
    name,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setToggleReached(event.relatedTarget?.getAttribute("aria-controls") === name);
      input.onBlur?.(event);
    },
  };
  const button: ComponentPropsWithRef<"button"> = {
    "aria-controls": name,
    "aria-label": isShown ? texts.hide : texts.show,
    ...nextLabel(isShown ? texts.show : texts.hide),
    // Keeps the focus, and with it the caret and a phone's keyboard, in the field.
    onMouseDown: (event) => event.preventDefault(),
    onClick: () => setToggled(isShown ? "hidden" : "shown"),
    // It keeps the focus while another window has it.
    onBlur: ({ currentTarget }) => setToggleReached(currentTarget === document.activeElement),
  };
  const announcement = toggled && !isSaid ? texts[toggled] : "";
  return { field, control, button: withToggle || isToggleReached ? button : null, announcement };
}

/** Hides or shows a password. Keeps the caret over a change; hides on submit and on a return by Back. */
function usePasswordVisibility(field: RefObject<HTMLInputElement | null>) {
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
    if (wasShownBefore(field.current)) setState("shown");
  }, [field]);

  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setState(null);
    if (!form) return onBfcacheRestore(hide);
    return endAll(listen(form, ["submit"], hide), onBfcacheRestore(hide));
  }, [field]);

  return [toggled, setToggled] as const;
}

/** The hints at a password. Lazy, as no page begins with one. */
export const DeferredPasswordWarnings = deferred(
  () => import("./password-warnings.tsx"),
  ({ PasswordWarnings }) => PasswordWarnings,
);
