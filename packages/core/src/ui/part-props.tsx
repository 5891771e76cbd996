import type { ReactNode } from "react";
import type { BusyButtonProps, ButtonProps } from "./button.tsx";
import type { CheckboxProps } from "./checkbox.tsx";
import type {
  ButtonPartProps,
  CheckboxPartProps,
  Described,
  FieldPartProps,
  PasswordPartProps,
  SelectPartProps,
  SummaryPartProps,
} from "./component-props.ts";
import { describedBy, type FieldFrameProps, type TextFieldProps } from "./field.tsx";
import {
  DeferredPasswordWarnings,
  type PasswordFieldProps,
  usePasswordToggle,
} from "./use-password-toggle.ts";
import { ShownStatus } from "./password-field.tsx";
import { Options, type SelectFieldProps } from "./select-field.tsx";
import { Slot } from "./slot.tsx";
import { type SummaryItem, summaryItem } from "./error-summary.tsx";

/*
 * The props of the contract, made of those of the portal's components: for replaced components and for screens of a region's own.
 */

/** A button. */
export function buttonPart(props: ButtonProps & Partial<BusyButtonProps>): ButtonPartProps {
  const { quiet = false, disabled, disabledBy, busy, className = "", children, ...button } = props;
  const isDisabled = disabled === true || disabledBy !== undefined;
  const control = {
    type: "button" as const,
    "aria-disabled": isDisabled || undefined,
    "aria-describedby": disabledBy,
    "aria-busy": busy,
    ...button,
  };
  return { control, quiet, busy: busy === true, className, children };
}

/** A one-line field. */
export function fieldPart({ label, aside, hint, error, ...input }: TextFieldProps): FieldPartProps {
  const { name } = input;
  const control = { ...describedBy(name, { hint, error }), ...input, id: name };
  return { control, label, ...around({ name, aside, hint, error }) };
}

/** A password with its toggle. */
export function usePasswordPart(props: PasswordFieldProps): PasswordPartProps {
  const { label, aside, ...input } = props;
  const { name, texts, hint, error } = input;
  const { field, control, button, announcement } = usePasswordToggle(input);
  const notes = (
    <>
      <DeferredPasswordWarnings field={field} texts={texts} />
      <ShownStatus name={name} text={announcement} />
    </>
  );
  return {
    control,
    label,
    ...around({ name, aside, hint, error }),
    toggle: button && { type: "button", ...button },
    shown: control.type === "text",
    notes,
  };
}

/** A box. */
export function checkboxPart(props: CheckboxProps): CheckboxPartProps {
  const { label, hint, error, below, ...input } = props;
  const { name } = input;
  const control = { ...input, ...describedBy(name, { hint, error }), type: "checkbox", id: name };
  const { hint: described, error: reason } = around({ name, hint, error });
  return { control, label, hint: described, error: reason, below };
}

/** A list. */
export function selectPart(props: SelectFieldProps): SelectPartProps {
  const { label, aside, hint, error, placeholder, options, ...select } = props;
  const { name } = select;
  const control = { ...select, ...describedBy(name, { hint, error }), id: name };
  const children = <Options {...{ placeholder, options }} />;
  return { control, label, ...around({ name, aside, hint, error }), children };
}

/** The reasons in an error summary. */
export function summaryItems(items: readonly SummaryItem[]): SummaryPartProps["items"] {
  return items.map((item) => ({ name: item.field ?? "message", content: summaryItem(item) }));
}

type FieldTexts = Pick<FieldFrameProps, "aside" | "hint" | "error"> & { name: string };

/** The texts around a control, each with the id that it is described by. */
function around({ name, aside, hint, error }: FieldTexts) {
  const described = (kind: string, content: ReactNode): Described | null =>
    content ? { id: `${name}-${kind}`, content } : null;
  return {
    aside: (
      <>
        {aside}
        <Slot place="besideField" field={name} />
      </>
    ),
    hint: described("hint", hint),
    error: described("error", error && <span data-message={error.messageKey}>{error.text}</span>),
  };
}
