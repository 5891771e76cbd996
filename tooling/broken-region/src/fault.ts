/** Tells whether the page's address asks for a fault. In the build none is asked for: such a part breaks in a browser alone. */
export function isAsked(fault: "card" | "slot" | "enter"): boolean {
  return (
    typeof window !== "undefined" &&
    new URLSearchParams(window.location.search).get("fault") === fault
  );
}

/** Throws as a part with a mistake would. */
export function planted(): never {
  throw new Error("planted mistake");
}
