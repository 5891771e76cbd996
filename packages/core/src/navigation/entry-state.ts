import type { Language } from "../i18n/languages.ts";

/*
 * States of entries in the browser's history. They outlive a reload, and hold no address.
 */

/** State of a page with help, to which sign-in and linking lead. */
export interface HelpState {
  /** The entry before is the linking page. Its path would hold a token. */
  linking?: true;
}

/** State of a page that sends a link. */
export interface SentState {
  /** A link was sent from here. */
  linkSent?: true;
}

/** State of the forgot page. */
export interface ForgotState extends HelpState, SentState {
  /** The person comes from an invitation, and may never have had a password. */
  invited?: true;
}

/** State of the confirmation of a registration. */
export interface SentRegistration {
  /** The server's own text, if it sent one. */
  friendlyMessage: string | null;
  /** The language that the server was asked in. */
  language: Language;
  /** False for an address that the district vouches for. */
  isTyped: boolean;
  /** True for the entry of the form, to which Back leads. */
  isReturn?: true;
}
