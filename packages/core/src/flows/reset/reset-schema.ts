import { object } from "yup";
import { confirmedPassword, newPassword, yupValidator } from "../../forms/field-rules.ts";

export interface ResetValues {
  password: string;
  confirmPassword: string;
}

export const validateReset = yupValidator<ResetValues>(object({ password: newPassword }));

/** Validation of a parent's activation, which alone asks for the password twice. */
export const validateParentReset = yupValidator<ResetValues>(
  object({ password: newPassword, confirmPassword: confirmedPassword }),
);
