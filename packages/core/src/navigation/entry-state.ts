import type { Language } from "../i18n/languages.ts";

/*
 * States of entries in the browser's history. They outlive a reload, and hold no address.
 */

/** State of a sign-in page. */
interface SignInState {
  /** The stored sign-in may be another person's: it is resumed only once the person confirms it. */
  // Entries outlive a deployment, so they keep the name that earlier builds wrote.
  asks?: true;
}

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

/** Returns true when, by the state of a history entry, its page lets the person confirm the stored sign-in. */
export function mustConfirm(state: unknown): boolean {
  return (Object(state) as SignInState).asks === true;
}

/** Notes in this history entry whether the person has to confirm the stored sign-in: it outlives a reload. */
export function setMustConfirm(isNeeded: boolean): void {
  const { state } = history;
  const usr = { ...state?.usr, asks: isNeeded || undefined };
  if (mustConfirm(state?.usr) !== isNeeded) history.replaceState({ ...state, usr }, "");
}
