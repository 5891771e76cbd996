import type { ChangeEvent } from "react";
import { nextStepsOf } from "../../errors/message-parts.ts";
import { Form } from "../../forms/form.tsx";
import { Checkbox, type CheckboxProps } from "../../ui/checkbox.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { emptySignIn, validateSignIn } from "../../attempt/sign-in-values.ts";
import { useSignInFields } from "../../forms/credential-fields.ts";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { useText } from "../../i18n/use-text.tsx";
import { variantPath } from "../../navigation/find-route.ts";
import { DeferredNoticeLine } from "../../layout/posted-notices/deferred-notices.ts";
import { knownIdentifier } from "../../session/visit.ts";
import { Tip } from "../../ui/tip.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { useEnvironment } from "../../config/environment.ts";
import { isRememberTicked, keepRememberChoice } from "../../session/remember-box.ts";
import { DeferredSignInHelp } from "../shared/deferred-sign-in-help.ts";
import { type SignInRoute, useSignIn } from "./use-sign-in.ts";

export function SignInForm(route: SignInRoute) {
  const { settings, username, password, remember } = useSignInForm(route);
  return (
    <Form {...settings}>
      <TextField {...username} />
      <PasswordField {...password} />
      {remember && <Checkbox {...remember} />}
    </Form>
  );
}

/** The form of sign-in. */
export function useSignInForm(route: SignInRoute) {
  const text = useText();
  const signIn = useSignIn(route);
  const { remember } = useEnvironment().configuration.signIn;
  const form = useForm({
    initialValues: {
      ...emptySignIn,
      username: knownIdentifier().name,
      remember: isRememberTicked(remember),
    },
    identifier: "username",
    validate: validateSignIn,
    required: { username: "required.username", password: "required.password" },
    errorsBeforeReact: signIn.errors,
    onSubmit: signIn.submit,
  });
  const { username, password } = useSignInFields(form);
  const forgot = variantPath("forgot", route.variant);
  const { failure, submits } = signIn;
  const steps = failure && nextStepsOf(failure, submits);
  const settings: FormSettings = {
    form,
    submission: signIn,
    operation: "login",
    submitText: "signIn.submit",
    busyText: "signIn.busy",
    help: failure && steps && <DeferredSignInHelp {...{ failure, steps, forgot }} />,
    belowReason: <DeferredNoticeLine />,
  };
  return {
    settings,
    username: {
      ...username,
      aside: <Tip label={text("signIn.usernameTipLabel")}>{text("signIn.usernameTip")}</Tip>,
    },
    password,
    remember: useRememberBox(form.checkboxProps("remember")),
  };
}

/** The box that keeps the person signed in, null where there is none. Prerendered pages have it under every configuration. */
function useRememberBox(props: Omit<CheckboxProps, "label" | "hint">): CheckboxProps | null {
  const text = useText();
  const hydrated = useHydrated();
  const { remember } = useEnvironment().configuration.signIn;
  if (hydrated && remember === "absent") return null;
  return {
    ...props,
    label: text("signIn.remember"),
    hint: text("signIn.rememberHint"),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      keepRememberChoice(event.currentTarget.checked, remember);
      props.onChange?.(event);
    },
  };
}
