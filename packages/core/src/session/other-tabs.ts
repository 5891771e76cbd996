const NAME = "sign-in";

/** Open while this page listens. A channel does not hear what is sent through itself. */
let listening: BroadcastChannel | null = null;

/** Tells the other tabs that a person has signed in or changed workspace: storage may hold the same as before. */
export function tellOtherTabs(): void {
  try {
    const channel = listening ?? new BroadcastChannel(NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(null);
    if (channel !== listening) channel.close();
  } catch {
    // Without channels the other tabs notice only what is stored.
  }
}

/** Calls back when another tab tells so. Closed while the page is away, so that it may be kept in the cache. */
export function listenToOtherTabs(onNews: () => void): () => void {
  const open = () => {
    close();
    if (!("BroadcastChannel" in window)) return;
    listening = new BroadcastChannel(NAME);
    listening.addEventListener("message", onNews);
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
  listening?.close();
  listening = null;
}
