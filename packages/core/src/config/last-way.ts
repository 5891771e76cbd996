import { readStored, writeStored } from "../browser/storage.ts";
import { isWayIn, type WayIn } from "./ways-in.ts";

type NamedWay = Pick<WayIn, "id" | "name" | "place">;

/** Remembers the way, and no person, for the next visit on this device. Its url is read from the list each time. */
export function rememberWay({ id, name, place = "" }: NamedWay): void {
  writeStored("wayIn", [id, name, place].join("\n"));
}

/** The id of the way that was used last on this device; empty without one. */
export function lastWayId(): string {
  return stored().id;
}

/** The way that was used last on this device, as far as it can be shown. */
export function lastWay(): NamedWay | null {
  const { place, ...way } = stored();
  if (!isWayIn({ ...way, url: "/" })) return null;
  return isWayIn({ ...way, name: place, url: "/" }) ? { ...way, place } : way;
}

function stored() {
  const [id = "", name = "", place = ""] = (readStored("wayIn") ?? "").split("\n");
  return { id, name, place };
}
