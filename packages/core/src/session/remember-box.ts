import { readStored, removeStored, writeStored } from "../browser/storage.ts";
import type { Configuration } from "../config/configuration-keys.ts";

/** The configured box "Keep me signed in". No username is stored for the next visit. */
export type Remember = Configuration["signIn"]["remember"];

/** True if the box is ticked at first: where it is configured so, until a person unticks it on this device. */
export function isRememberTicked(configured: Remember): boolean {
  const isAllowed = configured !== "absent" && configured !== "unticked";
  return isAllowed && readStored("remember") !== "unticked";
}

/**
 * Keeps for this device that the box was unticked; ticking it again removes that. No person is named. The token of an
 * earlier sign-in is removed by `prepareSignIn`, once the form is submitted.
 */
export function keepRememberChoice(isTicked: boolean, configured: Remember): void {
  // A product of the same origin may store another value by this name.
  if (isTicked && readStored("remember") === "unticked") removeStored("remember");
  else if (!isTicked && configured !== "absent") writeStored("remember", "unticked");
}
