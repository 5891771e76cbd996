export const CHANNEL_NAME = "sign-in";

/** The channel of this page while it listens. It does not hear what is sent through itself. */
let own: BroadcastChannel | null = null;

export function setOwnChannel(channel: BroadcastChannel | null): void {
  own?.close();
  own = channel;
}

/** Message of a tab to the others: a person has signed in or changed workspace, or the stored sign-in was resumed. */
export type OtherTabNews = "signedIn" | "resumed";

/** Tells the other tabs of a new session: storage may hold the same as before. */
export function tellOtherTabs(news: OtherTabNews): void {
  try {
    const channel = own ?? new BroadcastChannel(CHANNEL_NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(news);
    if (channel !== own) channel.close();
  } catch {
    // Without channels the other tabs notice only what is stored.
  }
}
