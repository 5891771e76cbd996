/** Returns true for a browser that asks not to be followed. */
export function asksNotToTrack(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === "1" ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}
