import { useEffect, useRef } from "react";
import { useFieldErrors, usePasswordLabels } from "../../forms/field-texts.ts";
import { FormErrorSummary } from "../../forms/form-error-summary.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/use-text.tsx";
import { variantPath } from "../../navigation/routes.ts";
import { knownIdentifier } from "../../session/identifier.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/text-field.tsx";
import { Tip } from "../../ui/tip.tsx";
import { SignInHelp } from "./lazy-sign-in-help.tsx";
import { RememberBox, useRememberChoice } from "./remember-box.tsx";
import { signInValues, validateSignIn } from "./sign-in-schema.ts";
import type { SignInRoute } from "./sign-in-request.ts";
import { useSignIn } from "./use-sign-in.ts";

export function SignInForm(route: SignInRoute) {
  const text = useText();
  const signIn = useSignIn(route);
  const { isTicked } = useRememberChoice();
  const form = useForm({
    initialValues: signInValues(knownIdentifier().name, isTicked),
    identifier: "username",
    validate: validateSignIn,
    onSubmit: signIn.submit,
  });
  const password = useRef<HTMLInputElement>(null);
  const fields = useFieldErrors(form, [
    { name: "username", required: "required.username" },
    { name: "password", required: "required.password" },
  ]);

  const forgot = variantPath("/forgot", route.variant);
  const { attempt, failure } = signIn;
  useEffect(() => {
    const field = password.current;
    // Selected, so that typing replaces it. `select()` would take the focus from the summary in some browsers.
    if (failure) field?.setSelectionRange(0, field.value.length);
  }, [attempt, failure]);

  return (
    <form {...form.formProps} className="wm-form">
      <FormErrorSummary
        operation="login"
        failure={failure}
        hold={signIn.hold}
        requestId={signIn.requestId}
        invalidFields={fields.invalidFields}
        failureId={form.failedSubmits + attempt}
        typingGoesTo={password}
      >
        <SignInHelp failure={failure} attempt={attempt} forgot={forgot} />
      </FormErrorSummary>
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
      <RememberBox {...form.checkboxProps("remember")} />
      <SubmitButton
        label={text("signIn.submit")}
        busyLabel={text("signIn.busy")}
        busy={signIn.busy}
        disabled={form.blocked}
        heldBy={signIn.hold.heldBy}
      />
    </form>
  );
}
