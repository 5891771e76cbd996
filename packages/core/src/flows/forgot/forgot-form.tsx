import type { Submission } from "../../api/use-submission.ts";
import type { Problem } from "../../i18n/problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormProblems } from "../../shell/form-problems.tsx";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { checkBySchema } from "../../validation/check-by-schema.ts";
import { useForm } from "../../validation/use-form.ts";
import { emptyForgot, forgotSchema, type ForgotValues } from "./forgot-schema.ts";
import type { SentLink } from "./use-forgot.ts";

interface ForgotFormProps {
  forgot: Submission<ForgotValues, SentLink>;
  problem: Problem | null;
}

const checkForgot = checkBySchema<ForgotValues>(forgotSchema);

export function ForgotForm({ forgot, problem }: ForgotFormProps) {
  const text = useText();
  const form = useForm({
    initialValues: emptyForgot,
    check: checkForgot,
    onSubmit: forgot.submit,
  });
  const fields = useFormErrors(form, [{ name: "email", required: "required.email" }]);
  return (
    <form {...form.formProps} className="wm-form">
      <FormProblems
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
