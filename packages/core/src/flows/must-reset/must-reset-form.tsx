import { useFieldErrors, usePasswordLabels } from "../../forms/field-texts.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isLongEnough } from "../../forms/yup-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import type { PendingPasswordChange } from "../../session/pending-password-change.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { HiddenUsername } from "../../ui/text-field.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { emptyMustReset, validateMustReset } from "./must-reset-schema.ts";
import { useMustReset } from "./use-must-reset.ts";

export function MustResetForm({ change }: { change: PendingPasswordChange }) {
  const text = useText();
  const mustReset = useMustReset(change);
  const form = useForm({
    initialValues: emptyMustReset,
    validate: validateMustReset,
    onSubmit: mustReset.submit,
  });
  const fields = useFieldErrors(form, [{ name: "password", required: "required.newPassword" }]);
  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        operation="mustResetPassword"
        failure={mustReset.failure}
        hold={mustReset.hold}
        invalidFields={fields.invalidFields}
        failureId={form.failedSubmits + mustReset.attempt}
      />
      <HiddenUsername username={change.username} />
      <NewPasswordField
        {...form.fieldProps("password")}
        label={text("newPassword.label")}
        rule={text("newPassword.rule")}
        ruleMet={text("newPassword.ruleMet")}
        met={isLongEnough(form.values.password)}
        enterKeyHint="go"
        texts={usePasswordLabels("newPassword")}
        error={fields.errorOf("password")}
      />
      <SubmitButton
        label={text("mustReset.submit")}
        busyLabel={text("newPassword.busy")}
        busy={mustReset.busy}
        disabled={form.invalid}
        heldBy={mustReset.hold.heldBy}
      />
    </form>
  );
}
