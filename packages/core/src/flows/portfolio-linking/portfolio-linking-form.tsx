import { object } from "yup";
import { explain } from "../../errors/explain.ts";
import { problemOfStep } from "../../errors/problem-of-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormProblems } from "../../shell/form-problems.tsx";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { usePasswordTexts } from "../../shell/use-password-texts.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/username-field.tsx";
import { requiredPassword, requiredText } from "../../validation/rules.ts";
import { checkBySchema } from "../../validation/check-by-schema.ts";
import { useForm } from "../../validation/use-form.ts";
import { usePortfolioLinking } from "./use-portfolio-linking.ts";

const check = checkBySchema<{ username: string; password: string }>(
  object({ username: requiredText, password: requiredPassword }),
);
const initialValues = { username: "", password: "" };

export function PortfolioLinkingForm({ k }: { k: string }) {
  const text = useText();
  const linking = usePortfolioLinking(k);
  const form = useForm({ initialValues, check, onSubmit: linking.submit });
  const fields = useFormErrors(form, [
    { name: "username", required: "required.username" },
    { name: "password", required: "required.password" },
  ]);
  const passwordError = fields.errorOf("password");
  return (
    <form {...form.formProps} className="wm-form">
      <FormProblems
        problem={
          linking.failure
            ? explain("portfolioLinking", linking.failure)
            : problemOfStep(linking.step)
        }
        refused={fields.refused}
        failureId={form.refusals + linking.attempt}
      />
      <UsernameField
        {...form.fieldProps("username")}
        label={text("signIn.username")}
        error={fields.errorOf("username")}
      />
      <PasswordField
        {...form.fieldProps("password")}
        label={text("signIn.password")}
        autoComplete="current-password"
        enterKeyHint="go"
        texts={usePasswordTexts("password")}
        // The specification takes the toggle away while the field is flagged as empty [PL-4].
        withToggle={passwordError === undefined}
        error={passwordError}
      />
      <SubmitButton
        label={text("linking.submit")}
        busyLabel={text("linking.busy")}
        busy={linking.busy}
        disabled={form.blocked}
      />
    </form>
  );
}
