import { object } from "yup";
import { explain } from "../../errors/explain.ts";
import { problemOfStep } from "../../errors/problem-of-step.ts";
import { useText } from "../../i18n/use-text.ts";
import type { MustReset } from "../../session/must-reset-hold.tsx";
import { FormProblems } from "../../shell/form-problems.tsx";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { usePasswordTexts } from "../../shell/use-password-texts.ts";
import { AccountHint } from "../../ui/account-hint.tsx";
import { SubmitButton } from "../../ui/button.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { isLongEnough, newPassword } from "../../validation/rules.ts";
import { checkBySchema } from "../../validation/check-by-schema.ts";
import { useForm } from "../../validation/use-form.ts";
import { useMustReset } from "./use-must-reset.ts";

const check = checkBySchema<{ password: string }>(object({ password: newPassword }));
const initialValues = { password: "" };

export function MustResetForm({ held }: { held: MustReset }) {
  const text = useText();
  const change = useMustReset(held);
  const form = useForm({ initialValues, check, onSubmit: change.submit });
  const fields = useFormErrors(form, [{ name: "password", required: "required.newPassword" }]);
  return (
    <form {...form.formProps} className="wm-form">
      <FormProblems
        problem={change.failure ? explain("mustReset", change.failure) : problemOfStep(change.step)}
        refused={fields.refused}
        failureId={form.refusals + change.attempt}
      />
      <AccountHint username={held.username} />
      <NewPasswordField
        {...form.fieldProps("password")}
        label={text("newPassword.label")}
        rule={text("newPassword.rule")}
        ruleMet={text("newPassword.ruleMet")}
        met={isLongEnough(form.values.password)}
        enterKeyHint="go"
        texts={usePasswordTexts("newPassword")}
        error={fields.errorOf("password")}
      />
      <SubmitButton
        label={text("mustReset.submit")}
        busyLabel={text("newPassword.busy")}
        busy={change.busy}
        disabled={form.invalid}
      />
    </form>
  );
}
