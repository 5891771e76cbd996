import { object } from "yup";
import { email, yupValidator } from "../../forms/yup-rules.ts";

export interface ForgotValues {
  email: string;
}

export const emptyForgot: ForgotValues = { email: "" };

export const validateForgot = yupValidator<ForgotValues>(object({ email }));
