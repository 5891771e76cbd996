/**
 * Decides whether events may be counted, where the browser does not object. UK pages ask in any case. A refusal holds also
 * where nothing is asked any more.
 * @param answer the stored answer to the question, null before it is given
 */
export function mayCount(regionAsks: boolean, isUk: boolean, answer: string | null): boolean {
  return answer === "given" || (answer === null && !regionAsks && !isUk);
}

/** Returns true for a browser that asks not to be followed. */
export function asksNotToTrack(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === "1" ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}
