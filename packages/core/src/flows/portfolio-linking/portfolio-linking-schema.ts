import { object } from "yup";
import { requiredPassword, requiredText, yupValidator } from "../../forms/field-rules.ts";

export interface LinkingValues {
  username: string;
  password: string;
}

export const validateLinking = yupValidator<LinkingValues>(
  object({ username: requiredText, password: requiredPassword }),
);
