import { memo } from "react";
import type { SelectPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { FieldFrame, fieldPart, type FieldProps } from "./field.tsx";
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

/** Makes the props of the contract. */
export function selectPart(props: SelectFieldProps): SelectPartProps {
  const { placeholder, options, ...given } = props;
  return { ...fieldPart(given), children: <Options {...{ placeholder, options }} /> };
}

/** The browser's own list: it takes thousands of entries, typing ahead, and every assistive technology. */
export const SelectField = /* @__PURE__ */ replaceable("select", selectPart, PortalSelectField);

function PortalSelectField({ control, children, ...frame }: SelectPartProps) {
  useStyles(selectStyles);
  return (
    <FieldFrame {...frame} id={control.id}>
      <select {...control} className="wm-input wm-select">
        {children}
      </select>
    </FieldFrame>
  );
}

type OptionsProps = Pick<SelectFieldProps, "placeholder" | "options">;

/** Thousands of options are rendered once, not with every key that is typed elsewhere in the form. */
const Options = memo(function Options({ placeholder, options }: OptionsProps) {
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
