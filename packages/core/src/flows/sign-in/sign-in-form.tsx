import type { SignInRoute } from "../../attempt/sign-in-call.ts";
import { Form } from "../../forms/form.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { useSignInForm } from "./use-sign-in-form.tsx";

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
