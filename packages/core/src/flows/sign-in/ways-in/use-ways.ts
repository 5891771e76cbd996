import { withTimeLimit } from "../../../browser/with-time-limit.ts";
import { FILE_TIMEOUT_MS } from "../../../config/constants.ts";
import { wayFault } from "../../../config/way-faults.ts";
import { isWayIn, type WayIn, wantedWay, waysFor } from "../../../config/ways-in.ts";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { parseQuery } from "../../../browser/urls.ts";
import { lastWayId, withSoundPlace } from "./choose-way.ts";
import { useLanguage } from "../../../i18n/use-text.tsx";
import type { Redirect } from "../../../navigation/safe-redirect-url.ts";
import { useRedirect } from "../../../navigation/use-redirect.ts";

/** Loads the ways of a JSON file without its invalid entries. Null when the file does not load in time. */
export async function loadWays(path: string, ended: AbortSignal): Promise<WayIn[] | null> {
  try {
    const entries = await withTimeLimit<unknown>(
      FILE_TIMEOUT_MS,
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

/** Names the first invalid entry and its field, and the number of invalid entries, in one line. */
function faultText(entries: readonly unknown[], path: string): string {
  const faults = entries.filter((entry) => !isWayIn(entry));
  const which = `entry ${entries.indexOf(faults[0]) + 1}: ${wayFault(faults[0])}`;
  const count = faults.length === 1 ? "1 entry is" : `${faults.length} entries are`;
  return `waysIn: ${count} left out of ${path}; ${which}`;
}

/** A way that may be followed. */
export interface FollowableWay extends WayIn {
  isLastUsed: boolean;
  isWanted: boolean;
}

/** The ways of this language whose urls may be followed: the one of `?way=` first, then the one that was used last. */
export function useFollowableWays(ways: readonly WayIn[]): readonly FollowableWay[] {
  const language = useLanguage();
  const redirect = useRedirect();
  const wanted = useWantedWay();
  return useMemo(() => {
    const lastUsed = lastWayId();
    const open = withCheckedUrls(waysFor(ways, language), redirect).map((way) => ({
      ...way,
      isLastUsed: way.id === lastUsed,
      isWanted: way.id === wanted,
    }));
    const rank = (way: FollowableWay) => (way.isWanted ? 0 : way.isLastUsed ? 1 : 2);
    return [...open].sort((one, other) => rank(one) - rank(other));
  }, [ways, language, redirect, wanted]);
}

/** The id that the address asks for. */
export function useWantedWay(): string | null {
  return wantedWay(parseQuery(useLocation().search));
}

/** The ways whose urls may be followed; the others are named in one line, however many they are. */
function withCheckedUrls(ways: readonly WayIn[], { checkUrl }: Redirect): WayIn[] {
  const refused: string[] = [];
  const open = ways.flatMap((way) => {
    const url = checkUrl(way.url);
    if (url !== null) return [withSoundPlace({ ...way, url })];
    refused.push(way.id);
    return [];
  });
  const [first, ...others] = refused;
  if (first === undefined) return open;
  const which =
    others.length > 0 ? `urls of ${refused.length} ways, such as ${first},` : `url of ${first}`;
  // oxlint-disable-next-line no-console -- who configures them has to see why they are missing
  console.warn(`waysIn: the ${which} must not be followed`);
  return open;
}
