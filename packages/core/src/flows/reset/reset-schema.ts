import { type InferType, object } from "yup";
import { confirmedPassword, newPassword, yupValidator } from "../../forms/field-rules.ts";

/** A parent's activation, which alone asks for the password twice. */
const parentSchema = object({ password: newPassword, confirmPassword: confirmedPassword });

export type ResetValues = InferType<typeof parentSchema>;

export const validateParentReset = yupValidator(parentSchema);

export const validateReset = yupValidator(object({ password: newPassword }));
