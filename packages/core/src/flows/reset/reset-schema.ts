import { object } from "yup";
import { confirmedPassword, newPassword } from "../../forms/yup-rules.ts";

export interface ResetValues {
  password: string;
  confirmPassword: string;
}

export const emptyReset: ResetValues = { password: "", confirmPassword: "" };

export const resetSchema = object({ password: newPassword });

/** Only parent activation asks for the password twice [RS-3]. */
export const parentResetSchema = object({
  password: newPassword,
  confirmPassword: confirmedPassword,
});
