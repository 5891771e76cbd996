import { useEffect, useRef, useState } from "react";
import { isSignInPending, pageSignInAttempt } from "../../../attempt/page-attempts.ts";
import { isOffline, useOnline } from "../../../browser/online.ts";
import { readStored, writeStored } from "../../../browser/storage.ts";
import { useEnvironment } from "../../../config/environment.ts";
import { isName, isWayIn, type WayIn } from "../../../config/ways-in.ts";

/** Ends a pending sign-in and remembers the way in, before the page leaves for it. */
export function chooseWay(way: NamedWay): void {
  endPendingSignIn();
  rememberWay(way);
}

/** Returns a function that leaves for a way, and the name of the way that has to wait for the network. */
export function useLeaveForWay() {
  const { leaveTo } = useEnvironment();
  const online = useOnline();
  const [later, setLater] = useState("");
  const asking = useRef<AbortController>(null);
  useEffect(
    () => () => {
      asking.current?.abort();
      setLater("");
    },
    [online],
  );
  async function leaveFor(way: WayIn | undefined) {
    if (!way) return;
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    endPendingSignIn();
    // Without a network the browser would leave for its own error page.
    const mustWait = await isOffline(signal);
    // A sign-in that was begun since is the person's newer choice.
    if (signal.aborted || isSignInPending()) return;
    if (mustWait) return setLater(way.name);
    chooseWay(way);
    leaveTo(way.url);
  }
  return { leaveFor, later, setLater };
}

/** Ends a pending sign-in: it may be another person's, and would open their account instead of the way in. */
export function endPendingSignIn(): void {
  if (isSignInPending()) pageSignInAttempt.current()?.abandon();
}

/** The part of a way that is remembered. */
export type NamedWay = Pick<WayIn, "id" | "name" | "place">;

/** Remembers the way, and no person, for the next visit on this device. Its url is read from the list each time. */
export function rememberWay({ id, name, place = "" }: NamedWay): void {
  writeStored("wayIn", [id, name, place].join("\n"));
}

/** The id of the way that was used last on this device; empty without one. */
export function lastWayId(): string {
  return storedWay().id;
}

/** The way that was used last on this device, as far as it can be shown. */
export function lastWay(): NamedWay | null {
  const way = storedWay();
  return isWayIn({ ...way, url: "/" }) ? withSoundPlace(way) : null;
}

/** Leaves a place out that cannot be read as a name can. */
export function withSoundPlace<Way extends NamedWay>({ place, ...way }: Way) {
  return isName(place) ? { ...way, place } : way;
}

function storedWay() {
  const [id = "", name = "", place = ""] = (readStored("wayIn") ?? "").split("\n");
  return { id, name, place };
}
