import { isWayIn, type WayIn } from "../../../config/ways-in.ts";

/** The ways of a JSON file; entries that are none are left out. Null when the file does not load. */
export async function loadWays(path: string, signal: AbortSignal): Promise<WayIn[] | null> {
  try {
    const response = await fetch(path, { signal });
    const entries: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(entries)) return null;
    const ways = entries.filter(isWayIn);
    const others = entries.length - ways.length;
    // oxlint-disable-next-line no-console -- who writes the file has to see why a way is missing
    if (others > 0) console.warn(`waysIn: ${others} entries of ${path} are no ways`);
    return ways;
  } catch {
    return null;
  }
}
