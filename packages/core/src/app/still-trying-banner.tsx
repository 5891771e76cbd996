import { useEffect, useState, useSyncExternalStore } from "react";
import { onPendingCalls, pendingCalls } from "../api/call-tracking.ts";
import { useText } from "../i18n/use-text.tsx";
import { STILL_TRYING_MS } from "../config/constants.ts";
import { StatusBanner } from "../ui/banner.tsx";

/** Calls with a progress message of their own. */
const saidElsewhere: readonly string[] = ["redirect", "logout"];

/** Says that a call is still being tried when its response takes long, whichever screen has made it. */
export function StillTryingBanner() {
  const text = useText();
  const since = useSyncExternalStore(onPendingCalls, oldest, none);
  const [slow, setSlow] = useState<number | null>(null);

  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSlow(since), since + STILL_TRYING_MS - Date.now());
    return () => clearTimeout(timer);
  }, [since]);

  return <StatusBanner>{since !== null && slow === since && text("stillTrying")}</StatusBanner>;
}

/** When the oldest pending call was made. */
function oldest(): number | null {
  return pendingCalls().find(({ name }) => !saidElsewhere.includes(name))?.since ?? null;
}

function none(): null {
  return null;
}
