import type { ReactNode, ComponentPropsWithRef } from "react";
import { Slot } from "./slot.tsx";
import { Icon } from "./icon.tsx";
import { replaceable } from "./contained.tsx";

/** A text of the error kind with the catalogue key it came from. */
export interface FieldError {
  text: string;
  messageKey: string;
}

/** Texts of a field. */
export interface FieldFrameProps {
  id: string;
  label: string;
  /** Beside the label, e.g. an info tip. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: FieldError | undefined;
  children: ReactNode;
}

/** The anatomy of a field: label, hint, control, error, tied by ids. */
export function FieldFrame({ id, label, aside, hint, error, children }: FieldFrameProps) {
  return (
    <div className="wm-field" data-invalid={error ? true : undefined}>
      <div className="wm-field__head">
        <label className="wm-field__label" htmlFor={id}>
          {label}
        </label>
        {aside}
        <Slot place="besideField" field={id} />
      </div>
      {hint && (
        <div className="wm-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <FieldErrorText name={id} error={error} />
    </div>
  );
}

/** The text of a field's error, which describes the control. */
export function FieldErrorText({ name, error }: { name: string; error: FieldError | undefined }) {
  return (
    error && (
      <p className="wm-field__error" id={`${name}-error`}>
        <ErrorIcon />
        <span data-message={error.messageKey}>{error.text}</span>
      </p>
    )
  );
}

/** The `aria-*` of a control inside a `FieldFrame`; `aria-invalid` only when invalid. */
export function describedBy(id: string, { hint, error }: Pick<FieldFrameProps, "hint" | "error">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

/** The mark of a text that is to be noticed. */
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

/** Props of a field; those of its element are passed on. Its name is its id, too. */
export type FieldProps<Element extends "input" | "select"> = Omit<
  FieldFrameProps,
  "children" | "id"
> &
  Omit<ComponentPropsWithRef<Element>, "id" | "children"> & { name: string };

/** Props of a one-line field. */
export type TextFieldProps = FieldProps<"input">;

/** A one-line field. Its value lives in the page, so that no re-render can wipe what was typed or filled in. */
export const TextField = /* @__PURE__ */ replaceable<TextFieldProps>("field", PortalTextField);

function PortalTextField({ label, aside, hint, error, name, ...input }: TextFieldProps) {
  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} error={error}>
      <input
        {...describedBy(name, { hint, error })}
        {...input}
        id={name}
        name={name}
        className="wm-input"
      />
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
