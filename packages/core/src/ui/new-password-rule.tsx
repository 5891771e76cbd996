import { Icon } from "./icon.tsx";
import { newPasswordRuleStyles } from "./new-password-rule-styles.ts";
import { useStyles } from "./use-styles.ts";

interface NewPasswordRuleProps {
  /** The rule, shown before typing. */
  rule: string;
  /** Said once the rule is met. */
  ruleMet: string;
  met: boolean;
}

/** The rule of a new password, which ticks off by text and icon as it is met. */
export function NewPasswordRule({ rule, ruleMet, met }: NewPasswordRuleProps) {
  useStyles(newPasswordRuleStyles);
  return (
    <span className="wm-rule" data-met={met} role="status">
      <Icon grid={20} size="1.125em">
        {met ? <path d="m4 10.5 4 4 8-9" /> : <circle cx="10" cy="10" r="7" />}
      </Icon>
      <span className="wm-rule__text" data-rule={rule}>
        <span>{met ? ruleMet : rule}</span>
      </span>
    </span>
  );
}
