import { type InferType, object } from "yup";
import { email, yupValidator } from "../../forms/field-rules.ts";

const schema = object({ email });

export type ForgotValues = InferType<typeof schema>;

export const validateForgot = yupValidator(schema);
