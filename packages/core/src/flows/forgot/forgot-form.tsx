import type { Failure } from "../../api/result.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { useFieldErrors } from "../../forms/field-texts.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useForm } from "../../forms/use-form.ts";
import { knownEmail } from "../../forms/yup-rules.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
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
  const { email } = form.values;
  const typedName = form.lastSubmitInvalid && email !== "" && !email.includes("@");
  const needsHelp = typedName || isUnknown(forgot.failure);
  const withoutEmail = <MessageText message={{ key: "WITHOUT_EMAIL" }} />;
  return (
    <>
      <form {...form.formProps} className="wm-form">
        <FormErrorSummary
          operation="forgotPassword"
          failure={forgot.failure}
          hold={forgot.hold}
          invalidFields={fields.invalidFields}
          failureId={form.failedSubmits + forgot.attempt}
        >
          {needsHelp && <p className="wm-summary__detail">{withoutEmail}</p>}
        </FormErrorSummary>
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
      {!needsHelp && <p className="wm-help">{withoutEmail}</p>}
    </>
  );
}

/** Whether no account has the address, and nothing else is wrong. */
function isUnknown(failure: Failure | null): boolean {
  if (!failure) return false;
  const { message, detail } = errorMessageFor("forgotPassword", failure);
  return message.key === "NO_RECORD_OF_EMAIL" && !detail;
}
