import { readMark, setMark } from "./marks.ts";

/** Event on the window once the first script knows that the page stays. */
const STAY = "stay";

/** Notes that the page is not left for the partner's site: React renders its screen. */
export function stayOnPage(): void {
  setMark("awaits", "screen");
  window.dispatchEvent(new Event(STAY));
}

/** Resolves with true when the page is being left for a partner's site, once the first script has decided. */
export async function isLeftForPartner(): Promise<boolean> {
  if (readMark("awaits") === "partner") {
    await new Promise((decided) => window.addEventListener(STAY, decided, { once: true }));
  }
  return readMark("awaits") === "left";
}
