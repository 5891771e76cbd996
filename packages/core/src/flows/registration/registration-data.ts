import type { ReactNode } from "react";
import type { ResponseData } from "../../api/response-schemas.ts";
import { simpleEmail } from "../../forms/field-rules.ts";

/** The email address that the single-sign-on provider confirms, or null if it is not valid. */
export function vouchedEmail(userClaim: string | null | undefined): string | null {
  return userClaim && simpleEmail.isValidSync(userClaim) ? userClaim : null;
}

/** Data of the registration form. */
export interface RegistrationData {
  /** The parameter of the address. */
  k: string;
  /** The institutions to choose from; `sentId` is the id as the server sent it. */
  institutions: readonly { id: string; sentId: string | number; name: string }[];
  /** Address from the single sign-on, which cannot be changed; null where there is none. */
  vouchedEmail: string | null;
  /** The region's rule for first and last names. */
  namePattern: RegExp;
  /** Messages of the server that come with the form; null without any. */
  notice: ReactNode;
}

/** The institutions to choose from, in the server's order: each id once, and none without a name. */
export function institutionsOf({ institutions }: ResponseData<"registrationData">) {
  const byId = new Map<string, RegistrationData["institutions"][number]>();
  for (const { institutionId, name } of institutions ?? []) {
    const id = String(institutionId ?? "");
    if (institutionId == null || id === "" || !name || byId.has(id)) continue;
    byId.set(id, { id, sentId: institutionId, name });
  }
  return [...byId.values()];
}
