import { randomBytes, randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other on paper: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
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

/** What a person typed, as the token was issued: capitals without what stands between the groups. */
export function readTyped(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\-–.]/gu, "");
}
