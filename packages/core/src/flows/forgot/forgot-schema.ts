import { object } from "yup";
import { email, yupValidator } from "../../forms/field-rules.ts";

export interface ForgotValues {
  email: string;
}

export const validateForgot = yupValidator<ForgotValues>(object({ email }));
