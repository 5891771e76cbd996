import type { ComponentPropsWithRef } from "react";

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "id" | "type"> & {
  name: string;
  label: string;
};

export function Checkbox({ name, label, ...input }: CheckboxProps) {
  return (
    <label className="wm-checkbox" htmlFor={name}>
      <input {...input} type="checkbox" id={name} name={name} className="wm-checkbox__box" />
      <span>{label}</span>
    </label>
  );
}
