import type { FieldPartProps } from "@waymark/core";
import type { ReactNode } from "react";

/** Props of the texts around a control. */
export interface GroupProps extends Omit<FieldPartProps, "control"> {
  id: string;
  children: ReactNode;
}

/** A label, its texts and a control, in the order in which they are read. */
export function Group({ id, label, aside, hint, error, children }: GroupProps) {
  return (
    <div className={groupClass(error !== null)}>
      <label className="govuk-label" htmlFor={id}>
        {label}
      </label>
      {aside}
      {hint && (
        <div className="govuk-hint" id={hint.id}>
          {hint.content}
        </div>
      )}
      {error && (
        <p className="govuk-error-message" id={error.id}>
          {error.content}
        </p>
      )}
      {children}
    </div>
  );
}

/** The class names of a group, without and with an error. */
export function groupClass(hasError: boolean): string {
  return `govuk-form-group${hasError ? " govuk-form-group--error" : ""}`;
}
