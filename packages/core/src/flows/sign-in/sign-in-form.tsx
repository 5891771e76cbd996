import { useEffect, useRef } from "react";
import type { SubmitState } from "../../forms/use-submit.ts";
import { errorMessageFor } from "../../errors/error-message.ts";
import { resultError } from "../../errors/result-error.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { usePasswordLabels } from "../../forms/use-password-labels.ts";
import { useFieldErrors } from "../../forms/use-field-errors.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/username-field.tsx";
import { Tip } from "../../ui/tip.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { NextStep } from "./sign-in-result.ts";
import { checkSignIn, emptySignIn, type SignInValues } from "./sign-in-values.ts";

export function SignInForm({ signIn }: { signIn: SubmitState<SignInValues, NextStep> }) {
  const text = useText();
  const form = useForm({
    initialValues: emptySignIn,
    check: checkSignIn,
    onSubmit: signIn.submit,
  });
  const password = useRef<HTMLInputElement>(null);
  const problem = signIn.failure
    ? errorMessageFor("login", signIn.failure)
    : resultError(signIn.step);
  const fields = useFieldErrors(form, [
    { name: "username", required: "required.username" },
    { name: "password", required: "required.password" },
  ]);

  const refused = problem !== null;
  const { attempt } = signIn;
  useEffect(() => {
    const field = password.current;
    // Typing replaces the password that was refused, and neither field is cleared [SI-10]. Not `select()`, which takes
    // the focus from the summary in some browsers.
    if (refused) field?.setSelectionRange(0, field.value.length);
  }, [attempt, refused]);

  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        problem={problem}
        refused={fields.refused}
        failureId={form.refusals + signIn.attempt}
        typingGoesTo={password}
      />
      <UsernameField
        {...form.fieldProps("username")}
        label={text("signIn.username")}
        aside={<Tip label={text("signIn.usernameTipLabel")}>{text("signIn.usernameTip")}</Tip>}
        error={fields.errorOf("username")}
      />
      <PasswordField
        {...form.fieldProps("password")}
        label={text("signIn.password")}
        autoComplete="current-password"
        enterKeyHint="go"
        texts={usePasswordLabels("password")}
        error={fields.errorOf("password")}
        ref={password}
      />
      <Checkbox label={text("signIn.remember")} {...form.checkboxProps("remember")} />
      <SubmitButton
        label={text("signIn.submit")}
        busyLabel={text("signIn.busy")}
        busy={signIn.busy}
        disabled={form.blocked}
      />
    </form>
  );
}
