import type { ResponseData } from "../../api/calls.ts";

export interface Institution {
  /** The value of the field. */
  id: string;
  /** As the server sent it, and receives it back. */
  sentId: string | number;
  name: string;
}

/** The institutions to choose from, in the server's order: each id once, and none without a name. */
export function institutionsOf({ institutions }: ResponseData<"registrationData">): Institution[] {
  const byId = new Map<string, Institution>();
  for (const { institutionId, name } of institutions) {
    const id = String(institutionId ?? "");
    if (institutionId == null || id === "" || !name || byId.has(id)) continue;
    byId.set(id, { id, sentId: institutionId, name });
  }
  return [...byId.values()];
}
