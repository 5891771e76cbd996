import type { ComponentType, ReactNode } from "react";
import type { BusyButtonProps, ButtonProps } from "./button.tsx";
import type { CheckboxProps } from "./checkbox.tsx";
import type {
  ButtonPartProps,
  CardPartProps,
  CheckboxPartProps,
  FieldPartProps,
  NoticePartProps,
  PasswordPartProps,
  SelectPartProps,
  SummaryPartProps,
} from "./component-props.ts";
import type { NoticeProps } from "./notice.tsx";
import {
  buttonPart,
  checkboxPart,
  fieldPart,
  selectPart,
  summaryItems,
  usePasswordPart,
} from "./part-props.tsx";
import type { PasswordFieldProps } from "./password-field.tsx";
import type { SelectFieldProps } from "./select-field.tsx";
import { Slot } from "./slot.tsx";
import type { SummaryFrameProps } from "./error-summary.tsx";
import type { TextFieldProps } from "./field.tsx";

/** Renders a region's component with the props of its contract, made of those of the portal's component. */
export type Adapter<Props, OwnProps extends object = object> = (
  props: Props & { Own: ComponentType<OwnProps> },
) => ReactNode;

/** The adapters of the components whose contract differs from the portal's props. */
export const adapters = {
  button: OwnButton,
  field: OwnField,
  password: OwnPassword,
  checkbox: OwnCheckbox,
  select: OwnSelect,
  notice: OwnNotice,
  summary: OwnSummary,
  card: OwnCard,
};

type WithOwn<Props, OwnProps> = Props & { Own: ComponentType<OwnProps> };

function OwnButton({
  Own,
  ...button
}: WithOwn<ButtonProps & Partial<BusyButtonProps>, ButtonPartProps>) {
  return <Own {...buttonPart(button)} />;
}

function OwnField({ Own, ...field }: WithOwn<TextFieldProps, FieldPartProps>) {
  return <Own {...fieldPart(field)} />;
}

function OwnPassword({ Own, ...field }: WithOwn<PasswordFieldProps, PasswordPartProps>) {
  return <Own {...usePasswordPart(field)} />;
}

function OwnCheckbox({ Own, ...box }: WithOwn<CheckboxProps, CheckboxPartProps>) {
  return <Own {...checkboxPart(box)} />;
}

function OwnSelect({ Own, ...select }: WithOwn<SelectFieldProps, SelectPartProps>) {
  return <Own {...selectPart(select)} />;
}

function OwnNotice({ Own, role = "status", ...notice }: WithOwn<NoticeProps, NoticePartProps>) {
  return <Own role={role} {...notice} />;
}

function OwnSummary(props: WithOwn<SummaryFrameProps, SummaryPartProps>) {
  const { Own, items, ...summary } = props;
  return <Own {...summary} items={summaryItems(items)} />;
}

function OwnCard({ Own, above, children, ...card }: WithOwn<CardPartProps, CardPartProps>) {
  const head = (
    <>
      <Slot place="cardHead" />
      <>{above}</>
    </>
  );
  return (
    <Own {...card} above={head}>
      <>{children}</>
      <Slot place="cardFoot" />
    </Own>
  );
}
