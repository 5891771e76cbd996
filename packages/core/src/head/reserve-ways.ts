import { readWaysIn, wantedWay, waysFor } from "../config/ways-in.ts";

/** Reserves the space of configured ways in, which are rendered after hydration: nothing moves then. */
export function reserveWays(configured: unknown, query: URLSearchParams): void {
  const { dataset, lang, style } = document.documentElement;
  const ways = readWaysIn(configured) ?? [];
  const isFile = typeof ways === "string";
  const rows = isFile ? Number(ways !== "") : waysFor(ways, lang).length;
  if (rows === 0) return;
  // The list of a file starts open where the address asks for one of its ways.
  dataset["ways"] = isFile && wantedWay(query) !== null ? "open" : "";
  style.setProperty("--wm-ways", String(rows));
}
