/** Channel between the tabs of a visitor. Prefixed, because another product of the origin may use `sign-in`. */
export const CHANNEL_NAME = "waymark.sign-in";

/** Returns true for the event that another tab has stored a token: it signs in, or stores its own once more. */
export function isTokenStored({ key, newValue }: StorageEvent): boolean {
  return key === "appToken" && newValue !== null;
}

/** Returns true for the event that another tab has signed in without a token. The values that are stored may be as before. */
export function isSignInWithoutToken(event: StorageEvent): boolean {
  return isTokenStored(event) && event.newValue === "";
}

/** Returns true for the event that another tab signs in or out. One that sets a password removes a token alone, which is neither. */
export function isSignInOrOut(event: StorageEvent): boolean {
  return event.key === null || event.key === "auth_token" || isTokenStored(event);
}

/** Message of a tab to the others: a sign-in or change of workspace, a resumed sign-in, a sign-out. */
export type OtherTabNews = "signedIn" | "resumed" | "signedOut";

/**
 * Tells the other tabs of a change that storage may not show: it may have the same values, or none after single sign-on.
 * This page's own listener hears it, too; `OtherTabs.tell` is for the others alone.
 */
export function tellOtherTabs(news: OtherTabNews): void {
  try {
    const channel = new BroadcastChannel(CHANNEL_NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(news);
    channel.close();
  } catch {
    // Without channels the other tabs notice only what is stored.
  }
}
