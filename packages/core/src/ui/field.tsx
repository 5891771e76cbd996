import type { ReactNode } from "react";
import { Slot } from "./slot.tsx";
import { Icon } from "./icon.tsx";

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
