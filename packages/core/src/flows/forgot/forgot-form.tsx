import { Form } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { knownEmail } from "../../forms/yup-rules.ts";
import { MessageText, useText } from "../../i18n/use-text.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { validateForgot } from "./forgot-schema.ts";
import { type SentLink, useForgot } from "./use-forgot.ts";

export function ForgotForm({ onSent }: { onSent: (link: SentLink) => void }) {
  const text = useText();
  const forgot = useForgot(onSent);
  const form = useForm({
    initialValues: { email: knownEmail() },
    identifier: "email",
    validate: validateForgot,
    required: { email: "required.email" },
    onSubmit: forgot.submit,
  });
  return (
    <>
      <Form
        form={form}
        submission={forgot}
        operation="forgotPassword"
        submitText="forgot.submit"
        busyText="forgot.busy"
      >
        <EmailField
          {...form.fieldProps("email")}
          label={text("forgot.email")}
          enterKeyHint="send"
        />
      </Form>
      <p className="wm-help">
        <MessageText message={{ key: "WITHOUT_EMAIL" }} />
      </p>
    </>
  );
}
