import { readWaysIn, waysFor } from "../config/ways-in.ts";

/** Reserves the space of configured ways in, which are rendered after hydration: nothing moves then. */
export function reserveWays(configured: unknown): void {
  const { dataset, lang, style } = document.documentElement;
  const ways = readWaysIn(configured) ?? [];
  const rows = typeof ways === "string" ? Number(ways !== "") : waysFor(ways, lang).length;
  if (rows === 0) return;
  dataset["ways"] = "";
  style.setProperty("--wm-ways", String(rows));
}
