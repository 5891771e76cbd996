/** Number of characters in the last part of a code. */
export const ID_LENGTH = 4;

/** The last part of a code. */
export function shortId(id: string): string {
  return id.slice(0, ID_LENGTH).toUpperCase();
}

/** The code of something that stopped without a call. Apart from the table, which the first screen does not load. */
export function stopCode(subject: "crash" | "chunk", id: string): string {
  if (subject === "crash") return `X-STOP-${shortId(id)}`;
  // Without a connection, a chunk that does not load is no fault of the portal.
  return `Y-${navigator.onLine ? "STOP" : "LINE"}-${shortId(id)}`;
}
