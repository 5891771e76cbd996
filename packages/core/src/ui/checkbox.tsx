import type { ComponentPropsWithRef, ReactNode } from "react";
import type { FieldError } from "./field.tsx";
import { replaceable } from "./replaceable.tsx";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "id" | "type"> & {
  name: string;
  label: string;
  hint: string;
};

/** Props of a box that has to be ticked. */
export type RequiredCheckboxProps = Omit<CheckboxProps, "hint"> & {
  /** Why it is refused. */
  error: FieldError | undefined;
  /** Below the label, such as the terms that it is about. */
  below: ReactNode;
};

/** A box with its label, and what follows from it. */
export const Checkbox = /* @__PURE__ */ replaceable<CheckboxProps>("checkbox", PortalCheckbox);

function PortalCheckbox({ name, label, hint, ...input }: CheckboxProps) {
  const hintId = `${name}-hint`;
  return (
    <div className="wm-choice">
      <label className="wm-checkbox" htmlFor={name}>
        <input
          {...input}
          type="checkbox"
          id={name}
          name={name}
          className="wm-checkbox__box"
          aria-describedby={hintId}
        />
        <span>{label}</span>
      </label>
      <span className="wm-field__hint" id={hintId}>
        {hint}
      </span>
    </div>
  );
}
