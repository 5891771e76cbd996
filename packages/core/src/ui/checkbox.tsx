import type { ComponentPropsWithRef } from "react";

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "id" | "type"> & {
  name: string;
  label: string;
  hint: string;
};

export function Checkbox({ name, label, hint, ...input }: CheckboxProps) {
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
