/** What an entry of the browser's history tells the forgot page; it outlives a reload, and holds no address. */
export interface ForgotState {
  /** A link was sent from here. */
  linkSent?: true;
  /** The person comes from an invitation, and may never have had a password. */
  invited?: true;
}
