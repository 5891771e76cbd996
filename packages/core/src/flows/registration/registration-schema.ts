import { object, string } from "yup";
import { email, nameOf, requiredText, yupValidator } from "../../forms/yup-rules.ts";

export interface RegistrationValues {
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  institutionId: string;
}

export const emptyRegistration: RegistrationValues = {
  email: "",
  firstName: "",
  lastName: "",
  displayName: "",
  institutionId: "",
};

/** @param namePattern the region's rule for first and last names */
export function registrationValidator(namePattern: RegExp) {
  return yupValidator<RegistrationValues>(
    object({
      email,
      firstName: nameOf(namePattern, "INVALID_FIRST_NAME"),
      lastName: nameOf(namePattern, "INVALID_LAST_NAME"),
      displayName: string(),
      institutionId: requiredText,
    }),
  );
}

/** The email address that the single-sign-on provider confirms, or null if it is not valid. */
export function vouchedEmail(userClaim: string | null | undefined): string | null {
  return userClaim && email.isValidSync(userClaim) ? userClaim : null;
}
