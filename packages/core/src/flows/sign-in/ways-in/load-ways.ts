import { withTimeLimit } from "../../../browser/with-time-limit.ts";
import { REQUEST_TIMEOUT_MS } from "../../../config/constants.ts";
import { wayFault } from "../../../config/way-faults.ts";
import { isWayIn, type WayIn } from "../../../config/ways-in.ts";

/** The ways of a JSON file; entries that are none are left out. Null when the file does not load in the time of a call. */
export async function loadWays(path: string, ended: AbortSignal): Promise<WayIn[] | null> {
  try {
    const entries = await withTimeLimit<unknown>(
      REQUEST_TIMEOUT_MS,
      async (signal) => {
        const response = await fetch(path, { signal });
        return response.ok ? response.json() : null;
      },
      ended,
    );
    if (!Array.isArray(entries)) return null;
    const ways = entries.filter(isWayIn);
    // oxlint-disable-next-line no-console -- who writes the file has to see why a way is missing
    if (ways.length < entries.length) console.warn(faultText(entries, path));
    return ways;
  } catch {
    return null;
  }
}

/** Names the first entry that is no way, and its field, in one line however many there are. */
function faultText(entries: readonly unknown[], path: string): string {
  const faults = entries.filter((entry) => !isWayIn(entry));
  const which = `entry ${entries.indexOf(faults[0]) + 1}: ${wayFault(faults[0])}`;
  const count = faults.length === 1 ? "1 entry is" : `${faults.length} entries are`;
  return `waysIn: ${count} left out of ${path}; ${which}`;
}
