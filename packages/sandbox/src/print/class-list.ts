import type { Account } from "../accounts/account.ts";
import type { Language } from "../languages.ts";

/** A class, ready to print: everyone with a link to set up their account. */
export interface ClassList {
  institution: string;
  language: Language;
  students: readonly { student: Account; url: string }[];
}
