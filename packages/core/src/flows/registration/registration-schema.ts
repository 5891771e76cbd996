import { type InferType, object, string } from "yup";
import { normalizeText, requiredText, simpleEmail } from "../../forms/field-rules.ts";

/** The specification's rule for names: letters a-z and A-Z, nothing else. A region may allow more. */
export const PLAIN_LETTERS = /^[a-zA-Z]+$/u;

/** @param namePattern the region's rule for first and last names */
export function registrationSchema(namePattern: RegExp) {
  return object({
    email: simpleEmail,
    firstName: nameRule(namePattern, "INVALID_FIRST_NAME"),
    lastName: nameRule(namePattern, "INVALID_LAST_NAME"),
    displayName: string().defined(),
    institutionId: requiredText,
  });
}

export type RegistrationValues = InferType<ReturnType<typeof registrationSchema>>;

/** The rule for a first or last name. */
function nameRule(pattern: RegExp, message: "INVALID_FIRST_NAME" | "INVALID_LAST_NAME") {
  return requiredText.test("letters", message, (value) => pattern.test(normalizeText(value)));
}
