import type { Failure } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useFieldErrors, usePasswordLabels } from "../../forms/field-texts.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isLongEnough } from "../../forms/yup-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import { HiddenUsername } from "../../ui/text-field.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { NewLink } from "./new-link.tsx";
import { emptyReset, validateParentReset, validateReset } from "./reset-schema.ts";
import { isActivation, isParentActivation } from "./reset-types.ts";
import { type ResetLink, useReset } from "./use-reset.ts";

export function ResetForm(link: ResetLink) {
  const text = useText();
  const reset = useReset(link);
  const confirms = isParentActivation(link.resetType);
  const form = useForm({
    initialValues: emptyReset,
    validate: confirms ? validateParentReset : validateReset,
    onSubmit: reset.submit,
  });
  const fields = useFieldErrors(form, [
    { name: "password", required: "required.newPassword" },
    { name: "confirmPassword", required: "required.confirmPassword" },
  ]);
  const confirmTexts = usePasswordLabels("confirmPassword");

  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        operation="resetPassword"
        failure={reset.failure}
        hold={reset.hold}
        requestId={reset.requestId}
        invalidFields={fields.invalidFields}
        failureId={form.failedSubmits + reset.attempt}
      >
        {reset.failure && isSpent(reset.failure) && <NewLink resetType={link.resetType} />}
      </FormErrorSummary>
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
        heldBy={reset.hold.heldBy}
      />
    </form>
  );
}

const spentKeys = ["FORGOT_PASSWORD_LINK_EXPIRED", "FORGOT_PASSWORD_LINK_USED"];

/** Whether the link was used or has expired since the form was shown. */
function isSpent(failure: Failure): boolean {
  return spentKeys.includes(errorMessageFor("resetPassword", failure).detail?.key ?? "");
}
