import type { ComponentPropsWithRef } from "react";
import { PasswordField } from "./password-field.tsx";

type NewPasswordFieldProps = Omit<ComponentPropsWithRef<typeof PasswordField>, "hint"> & {
  /** The rule, shown before typing. */
  rule: string;
  /** Said once the rule is met. */
  ruleMet: string;
  met: boolean;
};

/** A new password with its rule, which ticks off by text and icon as it is met [QF-10]. */
export function NewPasswordField({ rule, ruleMet, met, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      autoComplete="new-password"
      {...field}
      hint={
        <span className="wm-rule" data-met={met} role="status">
          <svg
            className="wm-icon"
            viewBox="0 0 20 20"
            width="1.125em"
            height="1.125em"
            aria-hidden="true"
          >
            {met ? <path d="m4 10.5 4 4 8-9" /> : <circle cx="10" cy="10" r="7" />}
          </svg>
          <span>{met ? ruleMet : rule}</span>
        </span>
      }
    />
  );
}
