import { object } from "yup";
import { email } from "../../forms/yup-rules.ts";

export interface ForgotValues {
  email: string;
}

export const emptyForgot: ForgotValues = { email: "" };

export const forgotSchema = object({ email });
