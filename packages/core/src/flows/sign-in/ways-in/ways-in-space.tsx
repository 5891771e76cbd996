import { deferred } from "../../../browser/lazy-chunk.tsx";
import { useEnvironment } from "../../../config/environment.ts";
import { WaysFailed } from "./ways-failed.tsx";

const DeferredWaysInContent = deferred(
  () => import("./ways-in.tsx"),
  ({ WaysInContent }) => WaysInContent,
  WaysFailed,
);

/**
 * The configured ways to sign in besides the form, such as a school's own. Prerendered pages have it empty under every
 * configuration; the head script reserves the space.
 */
export function WaysInSpace() {
  const { waysIn } = useEnvironment().configuration;
  return <div className="wm-ways">{waysIn.length > 0 && <DeferredWaysInContent />}</div>;
}
