/*
 * Other tabs sign in and out. A tab stores what it does or sends a message, mostly both. A page notices it in three ways:
 * - by the event of a single write (below), at once and in a hidden tab, too: what runs for one person is stopped;
 * - by a change of the stored sign-in (`watch-stored-session.ts`), once the page is visible: it is shown;
 * - by that change or a message (`watch-other-tabs.ts`): screens that belong to one person end, warn or load
 *   again. Their scripts alone load it.
 * A tab may store its own token once more, so an event alone decides only where nothing stored can be compared.
 */

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
