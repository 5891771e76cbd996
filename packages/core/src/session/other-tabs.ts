import { listen } from "../browser/listen.ts";

const CHANNEL_NAME = "sign-in";

/** The channel of this page while it listens. It does not hear what is sent through itself. */
let own: BroadcastChannel | null = null;

/** Message of a tab to the others: a person signs in or changes workspace, or the stored sign-in was resumed. */
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

/** Calls back when another tab has a new session. Closed while the page is away, so that it may be kept in the cache. */
export function listenToOtherTabs(onNews: (news: OtherTabNews) => void): () => void {
  const open = () => {
    if (!("BroadcastChannel" in window)) return;
    close();
    own = new BroadcastChannel(CHANNEL_NAME);
    own.addEventListener("message", ({ data }) => {
      onNews(data === "resumed" ? "resumed" : "signedIn");
    });
  };
  open();
  const ends = [listen(window, ["pageshow"], open), listen(window, ["pagehide"], close), close];
  return () => {
    for (const end of ends) end();
  };
}

function close(): void {
  own?.close();
  own = null;
}
