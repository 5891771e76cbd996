import { usePasswordLabels } from "../../forms/field-texts.ts";
import { Form } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isLongEnough } from "../../forms/yup-rules.ts";
import { useText } from "../../i18n/use-text.tsx";
import { HiddenUsername } from "../../ui/hidden-username.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { emptyReset, validateParentReset, validateReset } from "./reset-schema.ts";
import { isActivation, isParentActivation } from "./reset-types.ts";
import type { ResetLink, useReset } from "./use-reset.ts";

interface ResetFormProps extends Pick<ResetLink, "resetType" | "username"> {
  /** The submit of the form. */
  reset: ReturnType<typeof useReset>;
}

export function ResetForm({ reset, resetType, username }: ResetFormProps) {
  const text = useText();
  const confirms = isParentActivation(resetType);
  const form = useForm({
    initialValues: emptyReset,
    validate: confirms ? validateParentReset : validateReset,
    required: { password: "required.newPassword", confirmPassword: "required.confirmPassword" },
    onSubmit: reset.submit,
  });
  const confirmTexts = usePasswordLabels("confirmPassword");

  return (
    <Form
      form={form}
      submission={reset}
      operation="resetPassword"
      submitText={isActivation(resetType) ? "reset.activateSubmit" : "reset.submit"}
      busyText="newPassword.busy"
      disabled={form.invalid}
    >
      <HiddenUsername username={username} />
      <NewPasswordField
        {...form.fieldProps("password")}
        label={text("newPassword.label")}
        rule={text("newPassword.rule")}
        ruleMet={text("newPassword.ruleMet")}
        met={isLongEnough(form.values.password)}
        enterKeyHint={confirms ? "next" : "go"}
        texts={usePasswordLabels("newPassword")}
      />
      {confirms && (
        <PasswordField
          {...form.fieldProps("confirmPassword")}
          label={text("newPassword.confirm")}
          autoComplete="new-password"
          enterKeyHint="go"
          texts={confirmTexts}
        />
      )}
    </Form>
  );
}
