import places from "./places.json" with { type: "json" };

/** Place of a text that has no picture, as the book's words name it. */
export type Place = keyof typeof places | "region" | "server" | "nowhere";

/** The place in which a text without a picture is seen. */
export function placeOf(key: string): Place {
  if (key.startsWith("server.")) return "server";
  if (key.startsWith("region.")) return "region";
  const found = Object.entries(places).find(([, keys]) => keys.includes(key));
  return (found?.[0] as Place | undefined) ?? "nowhere";
}
