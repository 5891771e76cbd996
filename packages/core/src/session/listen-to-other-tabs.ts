import { endAll, listen } from "../browser/listen.ts";
import { CHANNEL_NAME, type OtherTabNews } from "./other-tabs.ts";

/** The channel to the other tabs. */
export interface OtherTabs {
  /** Tells them of a new session. The channel does not hear what is sent through itself. */
  tell: (news: OtherTabNews) => void;
  end: () => void;
}

/**
 * Calls back when another tab has a new session. Closed while the page is away, so that it may be kept in the cache.
 * A sign-out, and any other change of storage, is noticed in `use-changes-by-other-tabs.ts`.
 */
export function listenToOtherTabs(onNews: (news: OtherTabNews) => void): OtherTabs {
  let channel: BroadcastChannel | null = null;
  const close = () => {
    channel?.close();
    channel = null;
  };
  const open = () => {
    if (!("BroadcastChannel" in window)) return;
    close();
    channel = new BroadcastChannel(CHANNEL_NAME);
    channel.addEventListener("message", ({ data }) => {
      onNews(data === "resumed" ? "resumed" : "signedIn");
    });
  };
  open();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (news) => channel?.postMessage(news),
    end: endAll(listen(window, ["pageshow"], open), listen(window, ["pagehide"], close), close),
  };
}
