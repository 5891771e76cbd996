import { trimInvisible } from "../browser/trim-invisible.ts";
import type { Configuration } from "../config/configuration-keys.ts";

/** The fields of the sign-in form. */
export interface SignInValues {
  username: string;
  password: string;
  remember: boolean;
  /** The names of boxes that a region requires, and that are not ticked. */
  unticked?: readonly string[];
}

/** The fields that are not filled in, and the required boxes that are not ticked. */
export type SignInErrors = Readonly<Record<string, "REQUIRED">>;

/** Values of an empty form. */
export const emptySignIn: SignInValues = { username: "", password: "", remember: true };

/** Returns true when the person has asked to stay signed in. A prerendered page has the box under every configuration. */
export function staysSignedIn(
  { remember }: SignInValues,
  { signIn }: Pick<Configuration, "signIn">,
): boolean {
  return remember && signIn.remember !== "absent";
}

/**
 * Username and password are required. Without yup, so that the first screen does not have to load it. The first script, which
 * has no region, calls it too: a region's rule reaches it as a mark on an element, as `requiredBoxProps` is.
 */
export function validateSignIn({ username, password, unticked = [] }: SignInValues): SignInErrors {
  return {
    ...(trimInvisible(username) === "" && { username: "REQUIRED" }),
    ...(password === "" && { password: "REQUIRED" }),
    ...Object.fromEntries(unticked.map((name) => [name, "REQUIRED" as const])),
  };
}

/** A username or address as it is compared: without regard to case, to the encoding of accents and to spaces at its ends. */
export function normalizeIdentifier(identifier: string): string {
  return trimInvisible(identifier).normalize().toLowerCase();
}
