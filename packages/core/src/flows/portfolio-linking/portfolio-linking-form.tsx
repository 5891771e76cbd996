import { object } from "yup";
import { errorMessageFor } from "../../errors/error-message.ts";
import { resultError } from "../../errors/result-error.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useFieldErrors } from "../../forms/use-field-errors.ts";
import { usePasswordLabels } from "../../forms/use-password-labels.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/username-field.tsx";
import { requiredPassword, requiredText } from "../../forms/yup-rules.ts";
import { yupValidator } from "../../forms/yup-validator.ts";
import { useForm } from "../../forms/use-form.ts";
import { usePortfolioLinking } from "./use-portfolio-linking.ts";

const check = yupValidator<{ username: string; password: string }>(
  object({ username: requiredText, password: requiredPassword }),
);
const initialValues = { username: "", password: "" };

export function PortfolioLinkingForm({ k }: { k: string }) {
  const text = useText();
  const linking = usePortfolioLinking(k);
  const form = useForm({ initialValues, check, onSubmit: linking.submit });
  const fields = useFieldErrors(form, [
    { name: "username", required: "required.username" },
    { name: "password", required: "required.password" },
  ]);
  const passwordError = fields.errorOf("password");
  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        problem={
          linking.failure
            ? errorMessageFor("portfolioLinking", linking.failure)
            : resultError(linking.step)
        }
        refused={fields.refused}
        failureId={form.refusals + linking.attempt}
      />
      <UsernameField
        {...form.fieldProps("username")}
        label={text("signIn.username")}
        error={fields.errorOf("username")}
      />
      <PasswordField
        {...form.fieldProps("password")}
        label={text("signIn.password")}
        autoComplete="current-password"
        enterKeyHint="go"
        texts={usePasswordLabels("password")}
        // The specification takes the toggle away while the field is flagged as empty [PL-4].
        withToggle={passwordError === undefined}
        error={passwordError}
      />
      <SubmitButton
        label={text("linking.submit")}
        busyLabel={text("linking.busy")}
        busy={linking.busy}
        disabled={form.blocked}
      />
    </form>
  );
}
