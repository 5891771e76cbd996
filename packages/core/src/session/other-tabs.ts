export const CHANNEL_NAME = "sign-in";

/** The channel of this page while it listens. It does not hear what is sent through itself. */
let own: BroadcastChannel | null = null;

export function setOwnChannel(channel: BroadcastChannel | null): void {
  own?.close();
  own = channel;
}

/** Tells the other tabs that a person has signed in or changed workspace: storage may hold the same as before. */
export function tellOtherTabs(): void {
  try {
    const channel = own ?? new BroadcastChannel(CHANNEL_NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(null);
    if (channel !== own) channel.close();
  } catch {
    // Without channels the other tabs notice only what is stored.
  }
}
