import { trimInvisible } from "../browser/trim-invisible.ts";
import type { Language } from "../i18n/languages.ts";
import { knownIdentifier } from "./identifier.ts";

/** State of a confirmation's entry in the browser's history, so that a reload shows it again. It holds no address. */
export interface SentRegistration {
  /** The server's own text, if it sent one. */
  friendlyMessage: string | null;
  /** The language that the server was asked in. */
  language: Language;
  /** True for the entry of the form, to which Back leads. */
  isReturn?: true;
}

/** The address of the last registration; in memory only. */
let sent = "";

/** Keeps the address of a registration that was sent. */
export function keepSentFrom(address: string): void {
  sent = address;
}

/** Returns the address of the registration that was sent; empty once the visit has another identifier, or none. */
export function sentFrom(): string {
  return trimInvisible(knownIdentifier().address) === sent ? sent : "";
}
