import { readStored } from "../browser/storage.ts";
import type { Configuration } from "../config/configuration-keys.ts";
import { isUkPage } from "../i18n/shown-language.ts";

/**
 * Decides whether events may be counted, where the browser does not object. UK pages ask in any case. A refusal holds also
 * where nothing is asked any more.
 * @param answer the stored answer to the question, null before it is given
 */
export function mayCount(regionAsks: boolean, isUk: boolean, answer: string | null): boolean {
  return answer === "given" || (answer === null && !regionAsks && !isUk);
}

/** Decides the same for the page that is shown, where its browser may object. */
export function mayCountPage(regionAsks: boolean): boolean {
  return !asksNotToTrack() && mayCount(regionAsks, isUkPage(), readStored("analyticsConsent"));
}

/** Returns the property to count for; empty where there is none. */
export function propertyOf({ id, ukId }: Configuration["analytics"], isUk: boolean): string {
  return isUk ? ukId : id;
}

/** Returns true for a browser that asks not to be followed. */
export function asksNotToTrack(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === "1" ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}
