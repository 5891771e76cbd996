import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.tsx";
import { BACK_ONLINE_MS } from "../config/constants.ts";
import { useOnline } from "../browser/use-online.ts";
import { StatusBanner } from "../ui/banner.tsx";

/** Says that there is no line, and for a moment that it is back. What is typed stays on the page all along. */
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

  return (
    <StatusBanner icon={<LineIcon cut={!online} />}>
      {wasOffline && text(online ? "line.back" : "line.offline")}
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
