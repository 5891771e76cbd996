import { useFieldErrors } from "../../forms/field-texts.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useForm } from "../../forms/use-form.ts";
import { knownEmail } from "../../forms/yup-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { EmailField } from "../../ui/text-field.tsx";
import { validateForgot } from "./forgot-schema.ts";
import { type SentLink, useForgot } from "./use-forgot.ts";

export function ForgotForm({ onSent }: { onSent: (link: SentLink) => void }) {
  const text = useText();
  const forgot = useForgot(onSent);
  const form = useForm({
    initialValues: { email: knownEmail() },
    identifier: "email",
    validate: validateForgot,
    onSubmit: forgot.submit,
  });
  const fields = useFieldErrors(form, [{ name: "email", required: "required.email" }]);
  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        operation="forgotPassword"
        failure={forgot.failure}
        hold={forgot.hold}
        invalidFields={fields.invalidFields}
        failureId={form.failedSubmits + forgot.attempt}
      />
      <EmailField
        {...form.fieldProps("email")}
        label={text("forgot.email")}
        enterKeyHint="send"
        error={fields.errorOf("email")}
      />
      <SubmitButton
        label={text("forgot.submit")}
        busyLabel={text("forgot.busy")}
        busy={forgot.busy}
        disabled={form.blocked}
        heldBy={forgot.hold.heldBy}
      />
    </form>
  );
}
