import { Form } from "../../forms/form.tsx";
import { useText } from "../../i18n/use-text.tsx";
import { TextField, emailField } from "../../ui/field.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { knownEmail } from "../../forms/field-rules.ts";
import { validateForgot } from "./forgot-schema.ts";
import { type SentLink, useForgot } from "./use-forgot.ts";

export function ForgotForm({ onSent }: { onSent: (link: SentLink) => void }) {
  const { settings, email } = useForgotForm(onSent);
  return (
    <Form {...settings}>
      <TextField {...email} />
    </Form>
  );
}

/** The form that asks for a link. */
export function useForgotForm(onSent: (link: SentLink) => void) {
  const text = useText();
  const forgot = useForgot(onSent);
  const form = useForm({
    initialValues: { email: knownEmail() },
    identifier: "email",
    validate: validateForgot,
    required: { email: "required.email" },
    onSubmit: forgot.submit,
  });
  const settings: FormSettings = {
    form,
    submission: forgot,
    operation: "forgotPassword",
    submitText: "forgot.submit",
    busyText: "forgot.busy",
  };
  const email = {
    ...emailField,
    ...form.fieldProps("email"),
    label: text("forgot.email"),
    enterKeyHint: "send" as const,
  };
  return { settings, email };
}
