import { useRef } from "react";
import { usePasswordLabels } from "../../forms/field-texts.ts";
import { Form } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/use-text.tsx";
import { NoticeLine } from "../../notices/lazy-notices.ts";
import { variantPath } from "../../navigation/routes.ts";
import { knownIdentifier } from "../../session/identifier.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { UsernameField } from "../../ui/text-field.tsx";
import { Tip } from "../../ui/tip.tsx";
import { SignInHelp } from "./lazy-sign-in-help.tsx";
import { RememberBox, useRememberTicked } from "./remember-box.tsx";
import { signInValues, validateSignIn } from "../../attempt/sign-in-values.ts";
import type { SignInRoute } from "../../attempt/sign-in-request.ts";
import { useSignIn } from "./use-sign-in.ts";

export function SignInForm(route: SignInRoute) {
  const text = useText();
  const signIn = useSignIn(route);
  const isTicked = useRememberTicked();
  const form = useForm({
    initialValues: signInValues(knownIdentifier().name, isTicked),
    identifier: "username",
    validate: validateSignIn,
    required: { username: "required.username", password: "required.password" },
    firstErrors: signIn.errors,
    onSubmit: signIn.submit,
  });
  const password = useRef<HTMLInputElement>(null);

  const forgot = variantPath("/forgot", route.variant);
  const { failure, attempt } = signIn;
  const help = failure && <SignInHelp failure={failure} attempt={attempt} forgot={forgot} />;
  return (
    <Form
      form={form}
      submission={signIn}
      operation="login"
      submitText="signIn.submit"
      busyText="signIn.busy"
      retyped={password}
      help={help}
      belowReason={<NoticeLine />}
    >
      <UsernameField
        {...form.fieldProps("username")}
        label={text("signIn.username")}
        aside={<Tip label={text("signIn.usernameTipLabel")}>{text("signIn.usernameTip")}</Tip>}
      />
      <PasswordField
        {...form.fieldProps("password")}
        label={text("signIn.password")}
        autoComplete="current-password"
        enterKeyHint="go"
        texts={usePasswordLabels("password")}
        ref={password}
      />
      <RememberBox {...form.checkboxProps("remember")} />
    </Form>
  );
}
