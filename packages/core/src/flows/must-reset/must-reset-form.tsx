import { Form } from "../../forms/form.tsx";
import type { PendingPasswordChange } from "../../session/pending-password-change.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { HiddenUsername, useNewPassword } from "../../forms/new-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { validateMustReset } from "./must-reset-schema.ts";
import { useMustReset } from "./use-must-reset.ts";

export function MustResetForm({ change }: { change: PendingPasswordChange }) {
  const { settings, password } = useMustResetForm(change);
  return (
    <Form {...settings}>
      <PasswordField {...password} />
    </Form>
  );
}

/** The form of a forced password change. */
export function useMustResetForm(change: PendingPasswordChange) {
  const mustReset = useMustReset(change);
  const form = useForm({
    initialValues: { password: "" },
    validate: validateMustReset,
    required: { password: "required.newPassword" },
    isAccepted: mustReset.isAccepted,
    onSubmit: mustReset.submit,
  });
  const settings: FormSettings = {
    form,
    submission: mustReset,
    operation: "mustResetPassword",
    submitText: "mustReset.submit",
    busyText: "newPassword.busy",
    disabled: form.invalid,
    hidden: <HiddenUsername username={change.username} />,
  };
  return { settings, password: useNewPassword(form) };
}
