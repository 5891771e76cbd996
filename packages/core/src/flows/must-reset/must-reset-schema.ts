import { type InferType, object } from "yup";
import { newPassword, yupValidator } from "../../forms/field-rules.ts";

const schema = object({ password: newPassword });

export type MustResetValues = InferType<typeof schema>;

export const validateMustReset = yupValidator(schema);
