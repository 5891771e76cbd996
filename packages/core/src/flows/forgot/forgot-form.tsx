import type { SubmitState } from "../../forms/use-submit.ts";
import type { FormError } from "../../errors/problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useFieldErrors } from "../../forms/use-field-errors.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { yupValidator } from "../../forms/yup-validator.ts";
import { useForm } from "../../forms/use-form.ts";
import { emptyForgot, forgotSchema, type ForgotValues } from "./forgot-schema.ts";
import type { SentLink } from "./use-forgot.ts";

interface ForgotFormProps {
  forgot: SubmitState<ForgotValues, SentLink>;
  problem: FormError | null;
}

const checkForgot = yupValidator<ForgotValues>(forgotSchema);

export function ForgotForm({ forgot, problem }: ForgotFormProps) {
  const text = useText();
  const form = useForm({
    initialValues: emptyForgot,
    check: checkForgot,
    onSubmit: forgot.submit,
  });
  const fields = useFieldErrors(form, [{ name: "email", required: "required.email" }]);
  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        problem={problem}
        refused={fields.refused}
        failureId={form.refusals + forgot.attempt}
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
      />
    </form>
  );
}
