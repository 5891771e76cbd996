import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { readStored, writeStored } from "../../../browser/storage.ts";
import { wantedWay, type WayIn, waysFor } from "../../../config/ways-in.ts";
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
    const lastUsed = readStored("wayIn");
    const open = waysFor(ways, language)
      .flatMap((way) => checked(way, redirect))
      .map((way) => ({ ...way, isLastUsed: way.id === lastUsed, isWanted: way.id === wanted }));
    const rank = (way: OpenWay) => (way.isWanted ? 0 : way.isLastUsed ? 1 : 2);
    return [...open].sort((one, other) => rank(one) - rank(other));
  }, [ways, language, redirect, wanted]);
}

/** The id that the address asks for. */
export function useWantedWay(): string | null {
  return wantedWay(useSearchParams()[0]);
}

/** Remembers the way, and no person, for the next visit on this device. */
export function rememberWay({ id }: WayIn): void {
  writeStored("wayIn", id);
}

function checked(way: WayIn, { check }: Redirect): WayIn[] {
  const url = check(way.url);
  if (url !== null) return [{ ...way, url }];
  // oxlint-disable-next-line no-console -- who configures it has to see why it is missing
  console.warn(`waysIn: the url of ${way.id} must not be followed`);
  return [];
}
