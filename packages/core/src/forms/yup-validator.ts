import { type AnyObjectSchema, ValidationError } from "yup";
import type { Check, FormErrors } from "./use-form.ts";

/** A check of a form by a yup schema whose messages are keys of the dictionaries; of a field's errors the first counts. */
export function yupValidator<Values>(schema: AnyObjectSchema): Check<Values> {
  return (values) => {
    try {
      schema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const byField = error.inner.map(({ path, message }) => [path, message] as const);
      return Object.fromEntries(byField.reverse()) as FormErrors<Values>;
    }
  };
}
