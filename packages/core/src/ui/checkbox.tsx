import type { ComponentPropsWithRef, ReactNode } from "react";
import { describedBy, type FieldError, FieldErrorText } from "./field.tsx";
import { replaceable } from "./contained.tsx";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "id" | "type"> & {
  name: string;
  label: string;
  hint?: string;
  /** Why it is refused. */
  error?: FieldError | undefined;
  /** Below the label, such as the terms that it is about. */
  below?: ReactNode;
};

/** A box with its label, and what follows from it. */
export const Checkbox = /* @__PURE__ */ replaceable<CheckboxProps>("checkbox", PortalCheckbox);

function PortalCheckbox({ name, label, hint, error, below, ...input }: CheckboxProps) {
  return (
    <div className="wm-choice" data-invalid={error ? true : undefined}>
      <label className="wm-checkbox" htmlFor={name}>
        <input
          {...input}
          type="checkbox"
          id={name}
          name={name}
          className="wm-checkbox__box"
          {...describedBy(name, { hint, error })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <span className="wm-field__hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {below}
      <FieldErrorText name={name} error={error} />
    </div>
  );
}
