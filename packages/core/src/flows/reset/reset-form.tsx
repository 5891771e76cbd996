import { Form } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { usePasswordLabels } from "../../forms/credential-fields.ts";
import { HiddenUsername, useNewPassword } from "../../forms/new-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { useText } from "../../i18n/use-text.tsx";
import { useResetParams } from "./reset-params.ts";
import { validateParentReset, validateReset } from "./reset-schema.ts";
import type { useReset } from "./use-reset.ts";

interface ResetFormOptions {
  /** The submit of the form. */
  reset: ReturnType<typeof useReset>;
  username: string;
}

export function ResetForm(props: ResetFormOptions) {
  const { settings, fields, confirms } = useResetForm(props);
  return (
    <Form {...settings}>
      <PasswordField {...fields.password} />
      {confirms && <PasswordField {...fields.confirmPassword} />}
    </Form>
  );
}

/** The form that sets a password. Parents type it twice. */
export function useResetForm({ reset, username }: ResetFormOptions) {
  const text = useText();
  const { isActivation, isParentActivation: confirms } = useResetParams();
  const form = useForm({
    initialValues: { password: "", confirmPassword: "" },
    validate: confirms ? validateParentReset : validateReset,
    required: { password: "required.newPassword", confirmPassword: "required.confirmPassword" },
    isAccepted: reset.isAccepted,
    onSubmit: reset.submit,
  });
  const settings: FormSettings = {
    form,
    submission: reset,
    operation: "resetPassword",
    submitText: isActivation ? "reset.activateSubmit" : "reset.submit",
    busyText: "newPassword.busy",
    disabled: form.invalid,
    hidden: <HiddenUsername username={username} />,
  };
  const password = useNewPassword(form);
  const confirmPassword = {
    ...form.fieldProps("confirmPassword"),
    label: text("newPassword.confirm"),
    autoComplete: "new-password",
    enterKeyHint: "go" as const,
    texts: usePasswordLabels("confirmPassword"),
  };
  return {
    settings,
    confirms,
    fields: {
      // Without `enterKeyHint` a phone moves to the next field.
      password: confirms ? { ...password, enterKeyHint: undefined } : password,
      confirmPassword,
    },
  };
}
