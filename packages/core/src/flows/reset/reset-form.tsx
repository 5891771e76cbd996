import { refusedUrl } from "../../errors/catalogue.ts";
import { explain } from "../../errors/explain.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormProblems } from "../../shell/form-problems.tsx";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { usePasswordTexts } from "../../shell/use-password-texts.ts";
import { AccountHint } from "../../ui/account-hint.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { isLongEnough } from "../../validation/rules.ts";
import { checkBySchema } from "../../validation/check-by-schema.ts";
import { useForm } from "../../validation/use-form.ts";
import { emptyReset, parentResetSchema, resetSchema } from "./reset-schema.ts";
import { isActivation, isParentActivation } from "./reset-types.ts";
import { useReset } from "./use-reset.ts";

const checkReset = checkBySchema<typeof emptyReset>(resetSchema);
const checkParentReset = checkBySchema<typeof emptyReset>(parentResetSchema);

export function ResetForm(link: { token: string; resetType: string; username: string }) {
  const text = useText();
  const reset = useReset(link);
  const confirms = isParentActivation(link.resetType);
  const form = useForm({
    initialValues: emptyReset,
    check: confirms ? checkParentReset : checkReset,
    onSubmit: reset.submit,
  });
  const refused = reset.step?.url === null ? refusedUrl : null;
  const fields = useFormErrors(form, [
    { name: "password", required: "required.newPassword" },
    { name: "confirmPassword", required: "required.confirmPassword" },
  ]);
  const confirmTexts = usePasswordTexts("confirmPassword");

  return (
    <form {...form.formProps} className="wm-form">
      <FormProblems
        problem={reset.failure ? explain("resetSubmit", reset.failure) : refused}
        refused={fields.refused}
        failureId={form.refusals + reset.attempt}
      />
      <AccountHint username={link.username} />
      <NewPasswordField
        {...form.fieldProps("password")}
        label={text("newPassword.label")}
        rule={text("newPassword.rule")}
        ruleMet={text("newPassword.ruleMet")}
        met={isLongEnough(form.values.password)}
        enterKeyHint={confirms ? "next" : "go"}
        texts={usePasswordTexts("newPassword")}
        error={fields.errorOf("password")}
      />
      {confirms && (
        <PasswordField
          {...form.fieldProps("confirmPassword")}
          label={text("newPassword.confirm")}
          autoComplete="new-password"
          enterKeyHint="go"
          texts={confirmTexts}
          error={fields.errorOf("confirmPassword")}
        />
      )}
      <SubmitButton
        label={text(isActivation(link.resetType) ? "reset.activateSubmit" : "reset.submit")}
        busyLabel={text("newPassword.busy")}
        busy={reset.busy}
        disabled={form.invalid}
      />
    </form>
  );
}
