import { trimInvisible } from "../browser/trim-invisible.ts";

/** A username or address as it is compared: without regard to case and to spaces at its ends. */
export function normalizeIdentifier(identifier: string): string {
  return trimInvisible(identifier).toLowerCase();
}
