import { memo } from "react";
import { replaceable } from "./contained.tsx";
import { describedBy, FieldFrame, type FieldProps } from "./field.tsx";
import { selectStyles } from "./select-styles.ts";
import { useStyles } from "./use-styles.ts";

interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldProps<"select"> & {
  /** Text of the first option, whose value is empty. */
  placeholder: string;
  options: readonly SelectOption[];
};

/** The browser's own list: it takes thousands of entries, typing ahead, and every assistive technology. */
export const SelectField = /* @__PURE__ */ replaceable<SelectFieldProps>(
  "select",
  PortalSelectField,
);

function PortalSelectField({
  label,
  aside,
  hint,
  error,
  name,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  useStyles(selectStyles);
  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} error={error}>
      <select
        {...select}
        {...describedBy(name, { hint, error })}
        id={name}
        name={name}
        className="wm-input wm-select"
      >
        <Options {...{ placeholder, options }} />
      </select>
    </FieldFrame>
  );
}

type OptionsProps = Pick<SelectFieldProps, "placeholder" | "options">;

/** Thousands of options are rendered once, not with every key that is typed elsewhere in the form. */
export const Options = memo(function Options({ placeholder, options }: OptionsProps) {
  return (
    <>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value} translate="no">
          {label}
        </option>
      ))}
    </>
  );
});
