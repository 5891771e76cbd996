import { useEffect, useRef } from "react";
import type { Submission } from "../../api/use-submission.ts";
import { explain } from "../../errors/explain.ts";
import { problemOfStep } from "../../errors/problem-of-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { FormProblems } from "../../shell/form-problems.tsx";
import { usePasswordTexts } from "../../shell/use-password-texts.ts";
import { useFormErrors } from "../../shell/use-form-errors.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/username-field.tsx";
import { Tip } from "../../ui/tip.tsx";
import { useForm } from "../../validation/use-form.ts";
import type { NextStep } from "./next-step.ts";
import { checkSignIn, emptySignIn, type SignInValues } from "./sign-in-values.ts";

export function SignInForm({ signIn }: { signIn: Submission<SignInValues, NextStep> }) {
  const text = useText();
  const form = useForm({
    initialValues: emptySignIn,
    check: checkSignIn,
    onSubmit: signIn.submit,
  });
  const password = useRef<HTMLInputElement>(null);
  const problem = signIn.failure ? explain("login", signIn.failure) : problemOfStep(signIn.step);
  const fields = useFormErrors(form, [
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
      <FormProblems
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
        texts={usePasswordTexts("password")}
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
