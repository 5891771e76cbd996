import { usePasswordLabels } from "../../forms/field-texts.ts";
import { Form } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isLongEnough } from "../../forms/yup-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import type { PendingPasswordChange } from "../../session/pending-password-change.tsx";
import { HiddenUsername } from "../../ui/hidden-username.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { emptyMustReset, validateMustReset } from "./must-reset-schema.ts";
import { useMustReset } from "./use-must-reset.ts";

export function MustResetForm({ change }: { change: PendingPasswordChange }) {
  const text = useText();
  const mustReset = useMustReset(change);
  const form = useForm({
    initialValues: emptyMustReset,
    validate: validateMustReset,
    required: { password: "required.newPassword" },
    onSubmit: mustReset.submit,
  });
  return (
    <Form
      form={form}
      submission={mustReset}
      operation="mustResetPassword"
      submitText="mustReset.submit"
      busyText="newPassword.busy"
      disabled={form.invalid}
    >
      <HiddenUsername username={change.username} />
      <NewPasswordField
        {...form.fieldProps("password")}
        label={text("newPassword.label")}
        rule={text("newPassword.rule")}
        ruleMet={text("newPassword.ruleMet")}
        met={isLongEnough(form.values.password)}
        enterKeyHint="go"
        texts={usePasswordLabels("newPassword")}
      />
    </Form>
  );
}
