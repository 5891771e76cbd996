import { type ObjectSchema, string, ValidationError } from "yup";
import type { MessageKey } from "../i18n/message.ts";
import { trimInvisible } from "../browser/trim-invisible.ts";
import { MIN_PASSWORD_LENGTH } from "../config/constants.ts";
import { knownIdentifier } from "../session/visit.ts";
import type { FormErrors, Validate } from "./use-form.ts";

/**
 * A form's validation by a yup schema whose messages are keys of the dictionaries. The first error of each field counts.
 */
export function yupValidator<Values extends object>(
  schema: ObjectSchema<Values>,
): Validate<Values> {
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

const key = (messageKey: MessageKey) => messageKey;

/** In a password, spaces are characters like any other. */
export const requiredPassword = string().required(key("REQUIRED"));

/** Spaces alone do not count. */
export const requiredText = requiredPassword.test(
  "not-blank",
  key("REQUIRED"),
  (value) => trimInvisible(value) !== "",
);

/** A new password: at least eight characters of any kind, where each code point counts as one. */
export const newPassword = requiredPassword.test(
  "long-enough",
  key("MIN_CHARACTER_WARNING_8"),
  (value) => isLongEnough(value),
);

export function isLongEnough(password = ""): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}

const DOMAIN = String.raw`@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$`;

/** Rule for an address with a certain pattern before the domain. Spaces at the ends do not count. */
function emailRule(start: string) {
  const pattern = new RegExp(`^${start}${DOMAIN}`, "u");
  return string()
    .required(key("REQUIRED"))
    .test("email", key("EMAIL_ENTERED_INVALID"), (value) => pattern.test(normalizeAddress(value)));
}

/** Letters, digits and ' _ . + - before the @, then a domain. In many scripts vowels are marks of a letter. */
export const email = emailRule(String.raw`[\p{L}\p{M}\p{N}'_.+-]+`);

/** Registration accepts more characters before the @: the address comes from the single-sign-on provider. */
export const simpleEmail = emailRule(String.raw`[^\s\p{C}@<>,;]+`);

/** The visit's email address, for a field that takes no username; empty if none is known. */
export function knownEmail(): string {
  const { address } = knownIdentifier();
  return email.isValidSync(address) ? address : "";
}

/** A name or a username as it is sent: each letter and its accent are one character, however they were typed. */
export function normalizeText(value: string): string {
  return trimInvisible(value).normalize("NFC");
}

/** An address as it is sent, without the curl that word processors and phones give its apostrophe. */
export function normalizeAddress(value: string): string {
  return normalizeText(value).replaceAll("’", "'");
}
