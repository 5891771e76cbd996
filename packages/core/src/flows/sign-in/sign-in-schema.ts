import { boolean, object } from "yup";
import { requiredPassword, requiredText } from "../../validation/rules.ts";

export interface SignInValues {
  username: string;
  password: string;
  remember: boolean;
}

/** Keep-me-signed-in is ticked by default [SI-1]. */
export const emptySignIn: SignInValues = { username: "", password: "", remember: true };

/** Username and password are required [SI-3]. */
export const signInSchema = object({
  username: requiredText,
  password: requiredPassword,
  remember: boolean(),
});
