const ID_LENGTH = 4;

/** The last part of a code. */
export function shortId(id: string): string {
  return id.slice(0, ID_LENGTH).toUpperCase();
}

/** The code of something that stopped without a call. Apart from the table, which the first screen does not load. */
export function stopCode(subject: "crash" | "chunk", id: string): string {
  return `${subject === "crash" ? "X" : "Y"}-STOP-${shortId(id)}`;
}
