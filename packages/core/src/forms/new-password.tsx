import { useText } from "../i18n/use-text.tsx";
import type { PasswordFieldProps } from "../ui/use-password-part.tsx";
import { NewPasswordRule } from "../ui/new-password-rule.tsx";
import { usePasswordLabels } from "./credential-fields.ts";
import type { FormState } from "./use-form.ts";
import { isLongEnough } from "./field-rules.ts";

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
    hint: (
      <NewPasswordRule
        rule={text("newPassword.rule")}
        ruleMet={text("newPassword.ruleMet")}
        met={isLongEnough(form.values.password)}
      />
    ),
  };
}
