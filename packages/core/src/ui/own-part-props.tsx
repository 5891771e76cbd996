import { type ComponentType, type ReactNode, useImperativeHandle, useRef } from "react";
import type { BusyButtonProps, ButtonProps } from "./button.tsx";
import type { CheckboxProps, RequiredCheckboxProps } from "./checkbox.tsx";
import type {
  ButtonPartProps,
  CardPartProps,
  CheckboxPartProps,
  Described,
  FieldPartProps,
  NoticePartProps,
  PasswordPartProps,
  SelectPartProps,
  SummaryPartProps,
} from "./component-props.ts";
import { describedBy, type FieldError } from "./field.tsx";
import { PasswordHints } from "./lazy-password-hints.tsx";
import type { NoticeProps } from "./notice.tsx";
import type { PasswordFieldProps } from "./password-field.tsx";
import { Options, type SelectFieldProps } from "./select-field.tsx";
import { Slot } from "./slot.tsx";
import { type SummaryFrameProps, summaryItem } from "./summary-item.tsx";
import type { TextFieldProps } from "./text-field.tsx";
import { usePasswordToggle } from "./use-password-field.ts";

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

function OwnButton(props: WithOwn<ButtonProps & Partial<BusyButtonProps>, ButtonPartProps>) {
  const {
    Own,
    quiet = false,
    disabled,
    disabledBy,
    busy,
    className = "",
    children,
    ...button
  } = props;
  const isDisabled = disabled === true || disabledBy !== undefined;
  const control = {
    type: "button" as const,
    "aria-disabled": isDisabled || undefined,
    "aria-describedby": disabledBy,
    "aria-busy": busy,
    ...button,
  };
  return (
    <Own control={control} quiet={quiet} busy={busy === true} className={className}>
      {children}
    </Own>
  );
}

function OwnField({
  Own,
  label,
  aside,
  hint,
  error,
  ...input
}: WithOwn<TextFieldProps, FieldPartProps>) {
  const { name } = input;
  const control = { ...describing({ name, hint, error }), ...input, id: name };
  return <Own control={control} label={label} {...around({ name, aside, hint, error })} />;
}

function OwnPassword(props: WithOwn<PasswordFieldProps, PasswordPartProps>) {
  const { Own, label, aside, hint, error, texts, ref, withToggle = true, ...input } = props;
  const { name } = input;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  const [type, button, announcement] = usePasswordToggle(field, name, texts);
  const control = {
    spellCheck: false,
    autoCapitalize: "none",
    autoCorrect: "off",
    ...input,
    ...describing({ name, hint, error }),
    ref: field,
    type,
    id: name,
  };
  const notes = (
    <>
      <PasswordHints field={field} texts={texts} />
      <span role="status" className="wm-visually-hidden">
        {announcement}
      </span>
    </>
  );
  return (
    <Own
      control={control}
      label={label}
      {...around({ name, aside, hint, error })}
      toggle={withToggle ? { type: "button", ...button } : null}
      shown={type === "text"}
      notes={notes}
    />
  );
}

/** A box, with what only some have. */
type AnyCheckboxProps = Omit<CheckboxProps, "hint"> &
  Partial<Pick<CheckboxProps, "hint"> & Pick<RequiredCheckboxProps, "error" | "below">>;

function OwnCheckbox(props: WithOwn<AnyCheckboxProps, CheckboxPartProps>) {
  const { Own, label, hint, error, below, ...input } = props;
  const { name } = input;
  const control = { ...input, ...describing({ name, hint, error }), type: "checkbox", id: name };
  const { hint: described, error: reason } = around({ name, hint, error });
  return <Own control={control} label={label} hint={described} error={reason} below={below} />;
}

function OwnSelect(props: WithOwn<SelectFieldProps, SelectPartProps>) {
  const { Own, label, aside, hint, error, placeholder, options, ...select } = props;
  const { name } = select;
  const control = { ...select, ...describing({ name, hint, error }), id: name };
  return (
    <Own control={control} label={label} {...around({ name, aside, hint, error })}>
      <Options {...{ placeholder, options }} />
    </Own>
  );
}

function OwnNotice({ Own, role = "status", ...notice }: WithOwn<NoticeProps, NoticePartProps>) {
  return <Own role={role} {...notice} />;
}

function OwnSummary(props: WithOwn<SummaryFrameProps, SummaryPartProps>) {
  const { Own, items, ...summary } = props;
  const contents = items.map((item) => ({
    name: item.field ?? "message",
    content: summaryItem(item),
  }));
  return <Own {...summary} items={contents} />;
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

/** Texts of a field. */
interface FieldTexts {
  name: string;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: FieldError | undefined;
}

function describing({ name, hint, error }: FieldTexts) {
  return describedBy(name, { hint: Boolean(hint), error: Boolean(error) });
}

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
