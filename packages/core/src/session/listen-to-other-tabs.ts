import { CHANNEL_NAME, type OtherTabNews, setOwnChannel } from "./other-tabs.ts";

/** Calls back when another tab has a new session. Closed while the page is away, so that it may be kept in the cache. */
export function listenToOtherTabs(onNews: (news: OtherTabNews) => void): () => void {
  const open = () => {
    if (!("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel(CHANNEL_NAME);
    channel.addEventListener("message", ({ data }) => {
      onNews(data === "resumed" ? "resumed" : "signedIn");
    });
    setOwnChannel(channel);
  };
  open();
  window.addEventListener("pageshow", open);
  window.addEventListener("pagehide", close);
  return () => {
    close();
    window.removeEventListener("pageshow", open);
    window.removeEventListener("pagehide", close);
  };
}

function close(): void {
  setOwnChannel(null);
}
