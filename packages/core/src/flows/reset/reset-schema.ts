import { type InferType, object } from "yup";
import { newPassword, requiredPassword, yupValidator } from "../../forms/field-rules.ts";
import type { MessageKey } from "../../i18n/message.ts";

/** Must repeat the field `password`; validated again when either of the two changes. A test, because yup checks `oneOf` before other rules. */
const confirmedPassword = requiredPassword.test(
  "same",
  "validateEqual" satisfies MessageKey,
  (value, { parent }) => value === parent.password,
);

/** A parent's activation, which alone asks for the password twice. */
const parentSchema = object({ password: newPassword, confirmPassword: confirmedPassword });

export type ResetValues = InferType<typeof parentSchema>;

export const validateParentReset = yupValidator(parentSchema);

export const validateReset = yupValidator(object({ password: newPassword }));
