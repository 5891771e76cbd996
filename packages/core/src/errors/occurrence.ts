import type { Failure } from "../api/result.ts";
import { visitId } from "../api/request.ts";

/** Time at which a failure was first shown, and the id for its code. */
export interface Occurrence {
  id: string;
  at: Date;
}

const occurrences = new WeakMap<Failure, Occurrence>();

/**
 * Returns the occurrence of a failure, always the same one.
 * @param requestId the `RequestId` of the call where it carried one, else the id of the visit
 */
export function occurrenceOf(failure: Failure, requestId = visitId): Occurrence {
  const known = occurrences.get(failure) ?? { id: requestId, at: new Date() };
  occurrences.set(failure, known);
  return known;
}

const shown: string[] = [];

/** Notes the code of a failure whose message the page has shown before React. */
export function noteShownFailure(code: string): void {
  shown.push(code);
}

/** Returns the noted codes and forgets them. */
export function takeShownFailures(): string[] {
  return shown.splice(0);
}

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
