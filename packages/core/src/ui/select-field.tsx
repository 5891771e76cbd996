import { type ComponentPropsWithRef, memo } from "react";
import { describedBy, FieldFrame, type FieldFrameProps } from "./field.tsx";

interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = Omit<FieldFrameProps, "children" | "id"> &
  Omit<ComponentPropsWithRef<"select">, "id" | "children"> & {
    name: string;
    /** Text of the first option, whose value is empty. */
    placeholder: string;
    options: readonly SelectOption[];
  };

/** The browser's own list: it takes thousands of entries, typing ahead, and every assistive technology. */
export function SelectField({
  label,
  aside,
  hint,
  error,
  name,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} error={error}>
      <select
        {...select}
        {...describedBy(name, { hint: Boolean(hint), error: Boolean(error) })}
        id={name}
        name={name}
        className="wm-input wm-select"
      >
        <option value="">{placeholder}</option>
        <Options options={options} />
      </select>
    </FieldFrame>
  );
}

/** Thousands of options are rendered once, not with every key that is typed elsewhere in the form. */
const Options = memo(function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value} translate="no">
      {label}
    </option>
  ));
});
