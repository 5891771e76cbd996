import { randomBytes, randomInt } from "node:crypto";

/** Letters and digits that are unambiguous on paper: without 0/O, 1/I, 2/Z, 5/S and 8/B. */
const ALPHABET = "3479ACDEFGHJKMNPQRTWXY";
const TYPED_LENGTH = 12;

/** A token that travels in a mail. Its `+`, `/` and `=` are what real mails carry and links have to survive. */
export function mailedToken(): string {
  return randomBytes(31).toString("base64");
}

/** A token that a person types from paper: 53 bits, one use and a few days are what protect it. */
export function typedToken(): string {
  return Array.from({ length: TYPED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** A typed token as it is printed, in groups of four. */
export function inGroups(token: string): string {
  return token.replaceAll(/(.{4})(?=.)/gu, "$1-");
}

/** A typed token as it was issued: capitals, without separators between the groups. */
export function readTyped(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\-–.]/gu, "");
}
