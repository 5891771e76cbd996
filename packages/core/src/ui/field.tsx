import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Described, FieldPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { Icon } from "./icon.tsx";
import { Slot } from "./slot.tsx";

/** The error of a field: its text, and the key under which the dictionaries have that text. */
export interface FieldError {
  text: string;
  messageKey: string;
}

/** Texts of a field. */
interface FieldTexts {
  label: string;
  /** Beside the label, e.g. an info tip. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: FieldError | undefined;
}

/** Props of a field; those of its element are passed on. Its name is its id, too. */
export type FieldProps<Element extends "input" | "select"> = FieldTexts &
  Omit<ComponentPropsWithRef<Element>, "id" | "children"> & { name: string };

/** Props of a one-line field. */
export type TextFieldProps = FieldProps<"input">;

/** Makes the props of the contract: label, hint, control and error, tied by ids. `aria-invalid` is there only when invalid. */
export function fieldPart<Given extends FieldTexts & { name: string }>(given: Given) {
  const { label, aside, hint, error, ...control } = given;
  const { name } = given;
  const described = (kind: string, content: ReactNode): Described | null =>
    content ? { id: `${name}-${kind}`, content } : null;
  const texts = {
    hint: described("hint", hint),
    error: described("error", error && <span data-message={error.messageKey}>{error.text}</span>),
  };
  const ids = [texts.hint?.id, texts.error?.id].filter(Boolean).join(" ");
  return {
    control: {
      "aria-describedby": ids || undefined,
      "aria-invalid": error ? (true as const) : undefined,
      ...control,
      id: name,
    },
    label,
    aside: (
      <>
        {aside}
        <Slot place="besideField" field={name} />
      </>
    ),
    ...texts,
  };
}

interface FieldFrameProps extends Omit<FieldPartProps, "control"> {
  id: string;
  /** The control. */
  children: ReactNode;
}

/** The markup of a field around its control. */
export function FieldFrame({ id, label, aside, hint, error, children }: FieldFrameProps) {
  return (
    <div className="wm-field" data-invalid={error ? true : undefined}>
      <div className="wm-field__head">
        <label className="wm-field__label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {hint && (
        <div className="wm-field__hint" id={hint.id}>
          {hint.content}
        </div>
      )}
      {children}
      <FieldErrorText error={error} />
    </div>
  );
}

/** The text of a field's error, which describes the control. */
export function FieldErrorText({ error }: Pick<FieldPartProps, "error">) {
  return (
    error && (
      <p className="wm-field__error" id={error.id}>
        <ErrorIcon />
        <>{error.content}</>
      </p>
    )
  );
}

/** The icon of an error or a warning, beside its text. */
export function ErrorIcon() {
  return (
    <Icon grid={20} size="1.125em">
      <path
        d="M10 1.8 19 17.5H1zM9 7v5h2V7zm0 6.4v2h2v-2z"
        fillRule="evenodd"
        fill="currentColor"
      />
    </Icon>
  );
}

/** A one-line field. Its value lives in the page, so that no re-render can wipe what was typed or filled in. */
export const TextField: (props: TextFieldProps) => ReactNode = /* @__PURE__ */ replaceable(
  "field",
  fieldPart,
  PortalTextField,
);

function PortalTextField({ control, ...frame }: FieldPartProps) {
  return (
    <FieldFrame {...frame} id={control.id}>
      <input {...control} className="wm-input" />
    </FieldFrame>
  );
}

/** Attributes of a field for an email address, with the keyboard and the suggestions for one. */
export const emailField = {
  type: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
