import { readSession, writeSession } from "./storage.ts";

/** Lists of events that wait for the next page of the visit: what is counted, and what is reported. */
export type KeptList = "countedLater" | "reportedLater";

/** Keeps events of a page that is left before its provider is there. Nothing in them is of a person. */
export function keepEvents(list: KeptList, events: readonly object[]): void {
  // After those of a page before, which was left as early.
  if (events.length > 0)
    writeSession(list, JSON.stringify(takeKeptEvents<object>(list).concat(events)));
}

/** Returns the kept events, once. */
export function takeKeptEvents<Item>(list: KeptList): Item[] {
  const kept = readSession(list);
  if (kept === "") return [];
  writeSession(list, "");
  try {
    const events: unknown = JSON.parse(kept);
    return Array.isArray(events) ? (events as Item[]) : [];
  } catch {
    return [];
  }
}
