import { object, string } from "yup";
import { email, nameOf, requiredText } from "../../forms/yup-rules.ts";

export interface RegistrationValues {
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  institutionId: string;
}

/** The fields of registration [RG-2]; `namePattern` is the region's rule for names [RG-3]. */
export function registrationSchema(namePattern: RegExp) {
  return object({
    email,
    firstName: nameOf(namePattern, "INVALID_FIRST_NAME"),
    lastName: nameOf(namePattern, "INVALID_LAST_NAME"),
    // Optional, whatever a template's hint says [RG-4].
    displayName: string(),
    institutionId: requiredText,
  });
}

/** An address that the single-sign-on provider vouches for, null when it is no address [RG-6]. */
export function vouchedEmail(userClaim: string | null | undefined): string | null {
  return userClaim && email.isValidSync(userClaim) ? userClaim : null;
}
