import type { ComponentPropsWithRef } from "react";
import { PasswordField } from "./password-field.tsx";
import { Icon } from "./icon.tsx";

type NewPasswordFieldProps = Omit<ComponentPropsWithRef<typeof PasswordField>, "hint"> & {
  /** The rule, shown before typing. */
  rule: string;
  /** Said once the rule is met. */
  ruleMet: string;
  met: boolean;
};

/** A new password with its rule, which ticks off by text and icon as it is met. */
export function NewPasswordField({ rule, ruleMet, met, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      autoComplete="new-password"
      {...field}
      hint={
        <span className="wm-rule" data-met={met} role="status">
          <Icon grid={20} size="1.125em">
            {met ? <path d="m4 10.5 4 4 8-9" /> : <circle cx="10" cy="10" r="7" />}
          </Icon>
          <span>{met ? ruleMet : rule}</span>
        </span>
      }
    />
  );
}
