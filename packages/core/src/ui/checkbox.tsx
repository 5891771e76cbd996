import type { ComponentPropsWithRef, ReactNode } from "react";
import type { CheckboxPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { fieldPart, type FieldError, FieldErrorText } from "./field.tsx";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "id" | "type"> & {
  name: string;
  label: string;
  hint?: string;
  /** Why it is refused. */
  error?: FieldError | undefined;
  /** Below the label, such as the terms that it is about. */
  below?: ReactNode;
};

/** Makes the props of the contract. */
export function checkboxPart({ below, ...box }: CheckboxProps): CheckboxPartProps {
  const { control, label, hint, error } = fieldPart({ ...box, type: "checkbox" });
  return { control, label, hint, error, below };
}

/** A box with its label, and what follows from it. */
export const Checkbox = /* @__PURE__ */ replaceable("checkbox", checkboxPart, PortalCheckbox);

function PortalCheckbox({ control, label, hint, error, below }: CheckboxPartProps) {
  return (
    <div className="wm-choice" data-invalid={error ? true : undefined}>
      <label className="wm-checkbox" htmlFor={control.id}>
        <input {...control} className="wm-checkbox__box" />
        <span>{label}</span>
      </label>
      {hint && (
        <span className="wm-field__hint" id={hint.id}>
          {hint.content}
        </span>
      )}
      {below}
      <FieldErrorText error={error} />
    </div>
  );
}
