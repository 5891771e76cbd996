import { trimInvisible } from "../browser/trim-invisible.ts";

/** Usernames and addresses are the same without regard to case and to spaces at their ends. */
export function normalized(identifier: string): string {
  return trimInvisible(identifier).toLowerCase();
}
