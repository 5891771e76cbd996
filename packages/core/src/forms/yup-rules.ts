import { ref, string } from "yup";
import type { MessageKey } from "../i18n/message.ts";
import { trimInvisible } from "../browser/trim-invisible.ts";
import { MIN_PASSWORD_LENGTH } from "../config/constants.ts";
import { isMissing } from "./required.ts";

const key = (messageKey: MessageKey) => messageKey;

/** Something visible has to be typed. */
export const requiredText = string().test(
  "required",
  key("REQUIRED"),
  (value) => !isMissing(value),
);

/** Blanks are characters of a password like any other [QF-4]. */
export const requiredPassword = string().required(key("REQUIRED"));

/** A new password: at least eight characters of any kind, each code point counting as one [RS-4, QF-4]. */
export const newPassword = requiredPassword.test(
  "long-enough",
  key("MIN_CHARACTER_WARNING_8"),
  (value) => isLongEnough(value),
);

export function isLongEnough(password = ""): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}

/** Must repeat the field `password`; looked at again whenever either of the two changes [RS-5]. */
export const confirmedPassword = requiredPassword.oneOf([ref("password")], key("validateEqual"));

const EMAIL = /^[\p{L}\p{N}'_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Letters, digits and ' _ . + - before the @, then a domain [FP-2]. Blanks at the ends do not count. */
export const email = string()
  .required(key("REQUIRED"))
  .test("email", key("EMAIL_ENTERED_INVALID"), (value) => EMAIL.test(trimInvisible(value)));

/** The specification's rule for names: letters a-z and A-Z, nothing else [RG-3]. A region may widen it. */
export const PLAIN_LETTERS = /^[a-zA-Z]+$/u;

export function nameOf(pattern: RegExp, message: "INVALID_FIRST_NAME" | "INVALID_LAST_NAME") {
  return requiredText.test("letters", key(message), (value = "") =>
    pattern.test(trimInvisible(value)),
  );
}
