import { memo } from "react";
import type { SelectPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { FieldFrame, fieldPart, type FieldProps } from "./field.tsx";
import { useStyles } from "./use-styles.ts";

/** Style of a select's arrow. It comes with their chunk: pages without a select do not have it. */
export const selectStyles: string = `@layer ui {
  .wm-select.wm-input {
    appearance: none;
    padding-inline-end: 2.75rem;
    /* A long name has more lines. In Firefox, which knows one, it ends in an ellipsis. */
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: normal;
    /* A region may set the background of every field. */
    background-image:
      linear-gradient(45deg, transparent 50%, currentcolor 50%),
      linear-gradient(-45deg, transparent 50%, currentcolor 50%) !important;
    /* The two halves overlap a little: rounding would part them. */
    background-position:
      right 1.17rem center,
      right 0.85rem center !important;
    background-size: 0.36rem 0.36rem !important;
    background-repeat: no-repeat !important;
  }

  /* The browser's own background hides the arrow. Chrome 103 knows the prefix alone. Chromium's own select has one line. */
  .wm-select.wm-input:-webkit-autofill {
    appearance: auto;
    white-space: nowrap;
  }

  /* There, the browser's own arrow has the colours that the person chose. */
  @media (forced-colors: active) {
    .wm-select.wm-input {
      appearance: auto;
      white-space: nowrap;
      background-image: none !important;
    }
  }
}`;

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
