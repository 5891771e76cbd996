import { useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "../i18n/use-text.tsx";
import { BACK_ONLINE_MS } from "../config/constants.ts";
import { useOnline } from "../browser/use-online.ts";
import { StatusBanner } from "../ui/banner.tsx";
import { linkPressedOffline } from "./link-pressed-offline.ts";

/** Says that there is no line, which link has to wait for it, and for a moment that it is back. */
export function OfflineBanner() {
  const text = useText();
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  const link = useSyncExternalStore(linkPressedOffline.subscribe, linkPressedOffline.get);
  const offline = link ? text("line.linkLater", { link }) : text("line.offline");
  return (
    <StatusBanner icon={<LineIcon cut={!online} />}>
      {wasOffline && (online ? text("line.back") : offline)}
    </StatusBanner>
  );
}

function LineIcon({ cut }: { cut: boolean }) {
  return (
    <svg
      className="wm-bar__icon"
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      aria-hidden="true"
    >
      <path d="M3 10a13 13 0 0 1 18 0M6.5 13.5a8 8 0 0 1 11 0M10 17a3 3 0 0 1 4 0" />
      {cut && <path d="M4 4l16 16" />}
    </svg>
  );
}
