import { endAll, listen } from "../browser/listen.ts";
import { CHANNEL_NAME, type OtherTabNews } from "./other-tabs.ts";

/** The channel to the other tabs. */
export interface OtherTabs {
  /** Sends them a message. This tab's own listener does not get it. */
  tell: (news: OtherTabNews) => void;
  end: () => void;
}

/** Known messages. Any other one, such as that of another version, is treated as a sign-in. */
const ownNews: readonly OtherTabNews[] = ["resumed", "signedOut"];

/**
 * Calls back when another tab has a new session, or has ended it. The channel is closed at `pagehide`, because a page with an
 * open one may stay out of the back/forward cache. A change of storage is noticed in `use-changes-by-other-tabs.ts`.
 */
export function listenToOtherTabs(onNews: (news: OtherTabNews) => void): OtherTabs {
  let channel: BroadcastChannel | null = null;
  const close = () => {
    channel?.close();
    channel = null;
  };
  const open = () => {
    close();
    try {
      channel = new BroadcastChannel(CHANNEL_NAME);
    } catch {
      // The browser has no channels, or blocks them together with cookies.
      return;
    }
    channel.addEventListener("message", ({ data }) => {
      onNews(ownNews.find((news) => news === data) ?? "signedIn");
    });
  };
  open();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (news) => channel?.postMessage(news),
    end: endAll(listen(window, ["pageshow"], open), listen(window, ["pagehide"], close), close),
  };
}
