import { refusedUrlError } from "../../errors/catalogue.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useFieldErrors } from "../../forms/use-field-errors.ts";
import { usePasswordLabels } from "../../forms/use-password-labels.ts";
import { HiddenUsername } from "../../ui/hidden-username.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { isLongEnough } from "../../forms/yup-rules.ts";
import { yupValidator } from "../../forms/yup-validator.ts";
import { useForm } from "../../forms/use-form.ts";
import { emptyReset, parentResetSchema, resetSchema } from "./reset-schema.ts";
import { isActivation, isParentActivation } from "./reset-types.ts";
import { useReset } from "./use-reset.ts";

const checkReset = yupValidator<typeof emptyReset>(resetSchema);
const checkParentReset = yupValidator<typeof emptyReset>(parentResetSchema);

export function ResetForm(link: { token: string; resetType: string; username: string }) {
  const text = useText();
  const reset = useReset(link);
  const confirms = isParentActivation(link.resetType);
  const form = useForm({
    initialValues: emptyReset,
    check: confirms ? checkParentReset : checkReset,
    onSubmit: reset.submit,
  });
  const refused = reset.step?.url === null ? refusedUrlError : null;
  const fields = useFieldErrors(form, [
    { name: "password", required: "required.newPassword" },
    { name: "confirmPassword", required: "required.confirmPassword" },
  ]);
  const confirmTexts = usePasswordLabels("confirmPassword");

  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        problem={reset.failure ? errorMessageFor("resetSubmit", reset.failure) : refused}
        refused={fields.refused}
        failureId={form.refusals + reset.attempt}
      />
      <HiddenUsername username={link.username} />
      <NewPasswordField
        {...form.fieldProps("password")}
        label={text("newPassword.label")}
        rule={text("newPassword.rule")}
        ruleMet={text("newPassword.ruleMet")}
        met={isLongEnough(form.values.password)}
        enterKeyHint={confirms ? "next" : "go"}
        texts={usePasswordLabels("newPassword")}
        error={fields.errorOf("password")}
      />
      {confirms && (
        <PasswordField
          {...form.fieldProps("confirmPassword")}
          label={text("newPassword.confirm")}
          autoComplete="new-password"
          enterKeyHint="go"
          texts={confirmTexts}
          error={fields.errorOf("confirmPassword")}
        />
      )}
      <SubmitButton
        label={text(isActivation(link.resetType) ? "reset.activateSubmit" : "reset.submit")}
        busyLabel={text("newPassword.busy")}
        busy={reset.busy}
        disabled={form.invalid}
      />
    </form>
  );
}
