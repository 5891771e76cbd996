import { useFieldErrors, usePasswordLabels } from "../../forms/field-texts.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/use-text.tsx";
import { knownIdentifier } from "../../session/identifier.ts";
import { SignInHelp } from "../../layout/sign-in-help.tsx";
import type { ForgotState } from "../../navigation/app-links.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/text-field.tsx";
import { emptyLinking, validateLinking } from "./portfolio-linking-schema.ts";
import type { usePortfolioLinking } from "./use-portfolio-linking.ts";

/** Leads back from the forgot page. */
export const comesBack: ForgotState = { linking: true };

interface PortfolioLinkingFormProps {
  linking: ReturnType<typeof usePortfolioLinking>;
}

export function PortfolioLinkingForm({ linking }: PortfolioLinkingFormProps) {
  const text = useText();
  const { failure, attempt } = linking;
  const form = useForm({
    initialValues: { ...emptyLinking, username: knownIdentifier().name },
    identifier: "username",
    validate: validateLinking,
    onSubmit: linking.submit,
  });
  const fields = useFieldErrors(form, [
    { name: "username", required: "required.username" },
    { name: "password", required: "required.password" },
  ]);
  const passwordError = fields.errorOf("password");
  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        operation="portfolioLinking"
        failure={failure}
        hold={linking.hold}
        invalidFields={fields.invalidFields}
        failureId={form.failedSubmits + attempt}
      >
        <SignInHelp
          failure={failure}
          attempt={attempt}
          hasReasons
          forgot="/forgot"
          state={comesBack}
        />
      </FormErrorSummary>
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
        // The specification removes the toggle while the field has an error.
        withToggle={passwordError === undefined}
        error={passwordError}
      />
      <SubmitButton
        label={text("linking.submit")}
        busyLabel={text("linking.busy")}
        busy={linking.busy}
        disabled={form.blocked}
        heldBy={linking.hold.heldBy}
      />
    </form>
  );
}
