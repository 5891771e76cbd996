import { endAll, listen } from "../browser/listen.ts";
import { CHANNEL_NAME, type OtherTabNews } from "./other-tabs.ts";
import { hasSignedOutHere } from "./stored-session.ts";
import { type OnSessionChange, watchStoredSession } from "./watch-stored-session.ts";

/** The connection to the other tabs. */
export interface OtherTabs {
  /** Sends them a message. This tab's own listener does not get it. */
  tell: (news: OtherTabNews) => void;
  end: () => void;
}

/** Known messages. Any other one, such as that of another version, is treated as a sign-in. */
const ownNews: readonly OtherTabNews[] = ["resumed", "signedOut"];

/**
 * Calls back when another tab signs in, resumes or signs out: by what it stores, and by its message. Storage shows no resume, and
 * no account of which nothing is stored; browsers without channels have no messages. Most other news comes twice.
 */
export function watchOtherTabs(onNews: (news: OtherTabNews) => void): OtherTabs {
  const onChange: OnSessionChange = (now, before) => {
    const isOtherToken = now.token !== null && now.token !== before.token;
    if (isOtherToken || (now.signedIn && !before.signedIn)) onNews("signedIn");
    if (before.signedIn && !now.signedIn) onNews("signedOut");
  };
  const channel = openChannel((news) => {
    // This page's own sign-out arrives, too.
    if (news !== "signedOut" || !hasSignedOutHere()) onNews(news);
  });
  return { tell: channel.tell, end: endAll(watchStoredSession(onChange), channel.end) };
}

/** Opens the channel. It is closed at `pagehide`, because a page with an open one may stay out of the back/forward cache. */
function openChannel(onMessage: (news: OtherTabNews) => void): OtherTabs {
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
      onMessage(ownNews.find((news) => news === data) ?? "signedIn");
    });
  };
  open();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (news) => channel?.postMessage(news),
    end: endAll(listen(window, ["pageshow"], open), listen(window, ["pagehide"], close), close),
  };
}
