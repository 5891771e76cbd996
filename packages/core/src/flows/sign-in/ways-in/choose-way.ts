import { isSignInPending, pageSignInAttempt } from "../../../attempt/page-sign-in.ts";
import { readStored, writeStored } from "../../../browser/storage.ts";
import { isName, isWayIn, type WayIn } from "../../../config/ways-in.ts";

/** Ends a sign-in that is on its way and remembers the way, before the page leaves for it. */
export function chooseWay(way: Parameters<typeof rememberWay>[0]): void {
  endPendingSignIn();
  rememberWay(way);
}

/** Ends a sign-in on its way: it may be another person's, and would open their account instead of the way. */
export function endPendingSignIn(): void {
  if (isSignInPending()) pageSignInAttempt.current()?.abandon();
}

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
  return isName(place) ? { ...way, place } : way;
}

function stored() {
  const [id = "", name = "", place = ""] = (readStored("wayIn") ?? "").split("\n");
  return { id, name, place };
}
