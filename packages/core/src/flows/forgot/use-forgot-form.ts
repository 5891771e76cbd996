import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { knownEmail } from "../../forms/field-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import { emailField } from "../../ui/field.tsx";
import { validateForgot } from "./forgot-schema.ts";
import { type SentLink, useForgot } from "./use-forgot.tsx";

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
