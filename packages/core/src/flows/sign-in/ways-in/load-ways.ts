import { isWayIn, type WayIn } from "../../../config/ways-in.ts";

/** The ways of a JSON file; entries that are none are left out. Null when the file does not load. */
export async function loadWays(path: string, signal: AbortSignal): Promise<WayIn[] | null> {
  try {
    const response = await fetch(path, { signal });
    const entries: unknown = response.ok ? await response.json() : null;
    return Array.isArray(entries) ? entries.filter(isWayIn) : null;
  } catch {
    return null;
  }
}
