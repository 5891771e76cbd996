import type { Account } from "../accounts/account.ts";
import type { Language } from "../languages.ts";

/** A class, ready to print: a slip for each pupil. */
export interface ClassList {
  institution: string;
  /** Of the mail that asked for the list. */
  language: Language;
  /** Origin of the app, where pupils sign in. */
  origin: string;
  /** Until when the slips work. */
  until: Date;
  slips: readonly Slip[];
}

export interface Slip {
  student: Account;
  /** Opens the activation page; short enough to be typed. */
  url: string;
}
