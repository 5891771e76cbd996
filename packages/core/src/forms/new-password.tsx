import { useText } from "../i18n/use-text.tsx";
import { Icon } from "../ui/icon.tsx";
import type { PasswordFieldProps } from "../ui/use-password-part.tsx";
import { useStyles } from "../ui/use-styles.ts";
import { usePasswordLabels } from "./credential-fields.ts";
import type { FormState } from "./use-form.ts";
import { isLongEnough } from "./field-rules.ts";

/** Style of the rule of a new password. It comes with its script: no prerendered page has one. */
export const newPasswordStyles: string = `@layer ui {
  .wm-rule {
    display: inline-flex;
    align-items: start;
    gap: var(--wm-space-2);
  }

  /* In the middle of the first line, of however many there are. */
  .wm-rule > .wm-icon {
    margin-block-start: 0.2em;
  }

  /* The shorter text keeps the height of the rule, so that the field does not move while a password is typed. */
  .wm-rule__text {
    display: grid;
    align-items: start;
  }

  .wm-rule__text > *,
  .wm-rule__text::after {
    grid-area: 1 / 1;
  }

  .wm-rule__text::after {
    content: attr(data-rule);
    visibility: hidden;
  }

  .wm-rule[data-met="true"] {
    color: var(--wm-success);
    font-weight: var(--wm-strong);
  }
}`;

/** The field for a new password, with its rule. */
export function useNewPassword<Values extends { password: string }>(
  form: Pick<FormState<Values>, "fieldProps" | "values">,
): PasswordFieldProps {
  const text = useText();
  return {
    autoComplete: "new-password",
    ...form.fieldProps("password"),
    label: text("newPassword.label"),
    enterKeyHint: "go",
    texts: usePasswordLabels("newPassword"),
    hint: <Rule isMet={isLongEnough(form.values.password)} />,
  };
}

/** The rule of a new password, shown before typing, which ticks off by text and icon as it is met. */
function Rule({ isMet }: { isMet: boolean }) {
  const text = useText();
  useStyles(newPasswordStyles);
  const rule = text("newPassword.rule");
  return (
    <span className="wm-rule" data-met={isMet} role="status">
      <Icon grid={20} size="1.125em">
        {isMet ? <path d="m4 10.5 4 4 8-9" /> : <circle cx="10" cy="10" r="7" />}
      </Icon>
      <span className="wm-rule__text" data-rule={rule}>
        <span>{isMet ? text("newPassword.ruleMet") : rule}</span>
      </span>
    </span>
  );
}

/** Tells password managers whose password is being set; neither seen, read out nor sent. */
export function HiddenUsername({ username }: { username: string }) {
  return (
    <input
      className="wm-visually-hidden"
      type="text"
      autoComplete="username"
      defaultValue={username}
      key={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
