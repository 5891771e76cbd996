import { useRef } from "react";
import type { SignInRoute } from "../../attempt/sign-in-request.ts";
import { signInValues, validateSignIn } from "../../attempt/sign-in-values.ts";
import { useSignInFields } from "../../forms/sign-in-fields.ts";
import { useForm } from "../../forms/use-form.ts";
import type { FormSettings } from "../../forms/use-form-view.ts";
import { useText } from "../../i18n/use-text.tsx";
import { variantPath } from "../../navigation/routes.ts";
import { NoticeLine } from "../../notices/lazy-notices.ts";
import { knownIdentifier } from "../../session/identifier.ts";
import { Tip } from "../../ui/tip.tsx";
import { SignInHelp } from "./lazy-sign-in-help.tsx";
import { useRememberBox, useRememberTicked } from "./use-remember-box.ts";
import { useSignIn } from "./use-sign-in.ts";

/** The form of sign-in. */
export function useSignInForm(route: SignInRoute) {
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
  const { username, password } = useSignInFields(form);
  const retyped = useRef<HTMLInputElement>(null);
  const forgot = variantPath("forgot", route.variant);
  const { failure, attempt } = signIn;
  const settings: FormSettings = {
    form,
    submission: signIn,
    operation: "login",
    submitText: "signIn.submit",
    busyText: "signIn.busy",
    retyped,
    help: failure && <SignInHelp failure={failure} attempt={attempt} forgot={forgot} />,
    belowReason: <NoticeLine />,
  };
  return {
    settings,
    username: {
      ...username,
      aside: <Tip label={text("signIn.usernameTipLabel")}>{text("signIn.usernameTip")}</Tip>,
    },
    password: { ...password, ref: retyped },
    remember: useRememberBox(form.checkboxProps("remember")),
  };
}
