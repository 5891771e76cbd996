import { useEffect, useState } from "react";

/** True while `active` is, and for a while after it has stopped. */
export function useDelayedOff(active: boolean, lingerMs: number): boolean {
  const [lingering, setLingering] = useState(false);
  if (active && !lingering) setLingering(true);

  useEffect(() => {
    if (active || !lingering) return undefined;
    const timer = setTimeout(() => setLingering(false), lingerMs);
    return () => clearTimeout(timer);
  }, [active, lingering, lingerMs]);

  return active || lingering;
}
