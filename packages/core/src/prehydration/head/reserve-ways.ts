import { readStored } from "../../browser/storage.ts";
import { readWaysIn, wantedWay, waysFor } from "../../config/ways-in.ts";
import { setMark } from "../../page/marks.ts";

/** Reserves the space of configured ways in, which are rendered after hydration: nothing moves then. */
export function reserveWays(configured: unknown, query: URLSearchParams): void {
  const { lang, style } = document.documentElement;
  const ways = readWaysIn(configured) ?? [];
  const isFile = typeof ways === "string";
  if (ways.length === 0) return;
  // The list of a file starts open where the address asks for one of its ways.
  const isOpen = isFile && wantedWay(query) !== null;
  const hasLast = !isOpen && readStored("wayIn")?.includes("\n") === true;
  const rows = isFile ? 1 + Number(hasLast) : waysFor(ways, lang).length;
  if (rows === 0) return;
  setMark("ways", isOpen ? "open" : "");
  style.setProperty("--wm-ways", String(rows));
}
