/** Channel between the tabs of a visitor; another product of the origin may have one called `sign-in`. */
export const CHANNEL_NAME = "waymark.sign-in";

/** Message of a tab to the others: a person signs in or changes workspace, the stored sign-in was resumed, or is forgotten. */
export type OtherTabNews = "signedIn" | "resumed" | "signedOut";

/** Tells the other tabs what storage does not: it may hold the same as before, or nothing, as after single sign-on. */
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
