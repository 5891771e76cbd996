import { object } from "yup";
import { errorMessageFor } from "../../errors/error-message.ts";
import { resultError } from "../../errors/result-error.ts";
import { useText } from "../../i18n/use-text.ts";
import type { MustReset } from "../../session/pending-password-change.tsx";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useFieldErrors } from "../../forms/use-field-errors.ts";
import { usePasswordLabels } from "../../forms/use-password-labels.ts";
import { HiddenUsername } from "../../ui/hidden-username.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { isLongEnough, newPassword } from "../../forms/yup-rules.ts";
import { yupValidator } from "../../forms/yup-validator.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMustReset } from "./use-must-reset.ts";

const check = yupValidator<{ password: string }>(object({ password: newPassword }));
const initialValues = { password: "" };

export function MustResetForm({ held }: { held: MustReset }) {
  const text = useText();
  const change = useMustReset(held);
  const form = useForm({ initialValues, check, onSubmit: change.submit });
  const fields = useFieldErrors(form, [{ name: "password", required: "required.newPassword" }]);
  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        problem={
          change.failure ? errorMessageFor("mustReset", change.failure) : resultError(change.step)
        }
        refused={fields.refused}
        failureId={form.refusals + change.attempt}
      />
      <HiddenUsername username={held.username} />
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
        busy={change.busy}
        disabled={form.invalid}
      />
    </form>
  );
}
