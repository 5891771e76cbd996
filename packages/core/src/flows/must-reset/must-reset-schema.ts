import { object } from "yup";
import { newPassword, yupValidator } from "../../forms/field-rules.ts";

export interface MustResetValues {
  password: string;
}

export const validateMustReset = yupValidator<MustResetValues>(object({ password: newPassword }));
