import { type InferType, object } from "yup";
import { requiredPassword, requiredText, yupValidator } from "../../forms/field-rules.ts";

const schema = object({ username: requiredText, password: requiredPassword });

export type LinkingValues = InferType<typeof schema>;

export const validateLinking = yupValidator(schema);
