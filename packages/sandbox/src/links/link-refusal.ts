import { ApiRefusal } from "../api/api-refusal.ts";
import type { KnownLink } from "./link-store.ts";

/** Reasons to refuse a link, as `data.message` says them: the portal looks for 'expired' and 'used'. */
const messages = {
  unknown: "The token is not known",
  expired: "The token has expired",
  used: "The token was already used",
} as const;

/** The link itself when it is good. @throws {ApiRefusal} that says what is wrong with it, with the given statuses */
export function goodLink(
  link: KnownLink | undefined,
  statuses: { unknown: 400 | 404; expired: 400 | 410; used: 400 | 409 },
): KnownLink {
  if (link?.state === "good") return link;
  const state = link?.state === "used" || link?.state === "expired" ? link.state : "unknown";
  throw new ApiRefusal({
    status: statuses[state],
    friendlyMessage: messages[state],
    message: messages[state],
  });
}

/** Reset links are refused with a word in `data.message`, verification links with a status (section 8). */
export const resetStatuses = { unknown: 400, expired: 400, used: 400 } as const;
export const verificationStatuses = { unknown: 404, expired: 410, used: 409 } as const;
