import { deferred } from "../../browser/lazy-chunk.tsx";
import { useEnvironment } from "../../config/environment.ts";

const WaysIn = deferred(async () => (await import("./ways-in/ways-in.tsx")).WaysIn);

/** Prerendered pages have it empty under every configuration; the head script reserves what it will need. */
export function WaysInSpace() {
  const { waysIn } = useEnvironment().configuration;
  return <div className="wm-ways">{waysIn.length > 0 && <WaysIn />}</div>;
}
