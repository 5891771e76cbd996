import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from "react";
import { ANNOUNCEMENT_MS } from "../config/constants.ts";
import {
  nextLabelProps,
  passwordStatusText,
  passwordStatusId,
} from "../page/prerendered-controls.ts";
import { deferred } from "../browser/lazy-chunk.tsx";
import { useHydrated } from "../browser/use-hydrated.ts";
import type { PasswordPartProps } from "./component-props.ts";
import { type FieldProps, fieldPart } from "./field.tsx";
import { usePasswordVisibility } from "./use-password-visibility.ts";

/** Texts of a password field; those of the toggle name the field. */
export type PasswordLabels = Record<"show" | "hide" | "shown" | "hidden", string> &
  ComponentProps<typeof DeferredPasswordWarnings>["texts"];

/** Props of a field for a password. */
export type PasswordFieldProps = Omit<FieldProps<"input">, "type" | "ref"> & {
  texts: PasswordLabels;
  /** True by default; false removes the toggle. */
  withToggle?: boolean;
};

/** Makes the props of the contract. Screen readers are told whether the password is shown. */
export function usePasswordPart(props: PasswordFieldProps): PasswordPartProps {
  const { texts, withToggle = true, ...given } = props;
  const { name } = given;
  const field = useRef<HTMLInputElement>(null);
  const [toggled, setToggled] = usePasswordVisibility(field);
  // A field with an error may lose its toggle, and the error is shown on blur. Not while Tab moves the focus to the toggle.
  const [isToggleReached, setToggleReached] = useState(false);
  // A text that stays would be announced again after a change of language.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    if (!toggled) return;
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCEMENT_MS);
    return () => {
      clearTimeout(timer);
      setAnnounced(false);
    };
  }, [toggled]);
  const shown = toggled === "shown";
  const toggle: PasswordPartProps["toggle"] = {
    type: "button",
    "aria-controls": name,
    "aria-label": shown ? texts.hide : texts.show,
    ...nextLabelProps(shown ? texts.show : texts.hide),
    // Keeps the focus, and with it the caret and a phone's keyboard, in the field.
    onMouseDown: (event) => event.preventDefault(),
    onClick: () => setToggled(shown ? "hidden" : "shown"),
    // When another window takes the focus, the toggle stays the active element.
    onBlur: ({ currentTarget }) => setToggleReached(currentTarget === document.activeElement),
  };
  const { control, ...frame } = fieldPart({
    spellCheck: false,
    autoCapitalize: "none",
    autoCorrect: "off",
    ...given,
    type: shown ? "text" : "password",
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setToggleReached(event.relatedTarget?.getAttribute("aria-controls") === name);
      given.onBlur?.(event);
    },
  });
  return {
    ...frame,
    control: { ...control, ref: field },
    toggle: withToggle || isToggleReached ? toggle : null,
    shown,
    notes: (
      <>
        <DeferredPasswordWarnings field={field} texts={texts} />
        <ShownStatus name={name} text={toggled && !isAnnounced ? texts[toggled] : ""} />
      </>
    ),
  };
}

/** The hints at a password. Lazy, as no page begins with one. */
const DeferredPasswordWarnings = deferred(
  () => import("./password-warnings.tsx"),
  ({ PasswordWarnings }) => PasswordWarnings,
);

interface ShownStatusProps {
  /** The name of the password's field. */
  name: string;
  text: string;
}

/** Tells screen readers that a password was shown or hidden. What the page has said before React is hydrated, and so is said once. */
export function ShownStatus({ name, text }: ShownStatusProps) {
  const isHydrated = useHydrated();
  return (
    <span id={passwordStatusId(name)} role="status" className="wm-visually-hidden">
      {isHydrated ? text : passwordStatusText(name)}
    </span>
  );
}
