import { Form } from "../../forms/form.tsx";
import type { PendingPasswordChange } from "../../session/pending-password-change.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useMustResetForm } from "./use-must-reset-form.tsx";

export function MustResetForm({ change }: { change: PendingPasswordChange }) {
  const { settings, password } = useMustResetForm(change);
  return (
    <Form {...settings}>
      <PasswordField {...password} />
    </Form>
  );
}
