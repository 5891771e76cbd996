import type { FormErrors } from "../../forms/use-form.ts";
import { isMissing } from "../../forms/required.ts";

export interface SignInValues {
  username: string;
  password: string;
  remember: boolean;
}

/** Keep-me-signed-in is ticked by default [SI-1]. */
export const emptySignIn: SignInValues = { username: "", password: "", remember: true };

/** Username and password are required [SI-3]. No schema: the first screen does without the library that they are written in. */
export function checkSignIn({ username, password }: SignInValues): FormErrors<SignInValues> {
  return {
    ...(isMissing(username) && { username: "REQUIRED" }),
    ...(isMissing(password, "password") && { password: "REQUIRED" }),
  };
}
