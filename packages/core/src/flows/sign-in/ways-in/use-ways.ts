import { useMemo } from "react";
import { useLocation } from "react-router";
import { parseQuery } from "../../../browser/urls.ts";
import { lastWayId } from "../../../config/last-way.ts";
import { isWayIn, wantedWay, type WayIn, waysFor } from "../../../config/ways-in.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";
import { type Redirect, useRedirect } from "../../../navigation/use-redirect.ts";

/** A way that may be followed. */
export interface OpenWay extends WayIn {
  isLastUsed: boolean;
  isWanted: boolean;
}

/** The ways of this language whose urls may be followed: the one of `?way=` first, then the one that was used last. */
export function useOpenWays(ways: readonly WayIn[]): readonly OpenWay[] {
  const language = useLanguage();
  const redirect = useRedirect();
  const wanted = useWantedWay();
  return useMemo(() => {
    const lastUsed = lastWayId();
    const open = checked(waysFor(ways, language), redirect).map((way) => ({
      ...way,
      isLastUsed: way.id === lastUsed,
      isWanted: way.id === wanted,
    }));
    const rank = (way: OpenWay) => (way.isWanted ? 0 : way.isLastUsed ? 1 : 2);
    return [...open].sort((one, other) => rank(one) - rank(other));
  }, [ways, language, redirect, wanted]);
}

/** The id that the address asks for. */
export function useWantedWay(): string | null {
  return wantedWay(parseQuery(useLocation().search));
}

/** Leaves a place out that cannot be read as a name can. */
function withSoundPlace({ place, ...way }: WayIn): WayIn {
  return place !== undefined && isWayIn({ ...way, name: place }) ? { ...way, place } : way;
}

/** The ways whose urls may be followed; the others are named in one line, however many they are. */
function checked(ways: readonly WayIn[], { checkUrl }: Redirect): WayIn[] {
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
