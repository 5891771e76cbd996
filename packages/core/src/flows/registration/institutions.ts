import type { RegistrationDataResponse } from "../../api/response-schemas.ts";

export interface Institution {
  /** As the field holds it. */
  id: string;
  /** As the server sent it, and gets it back [RG-8]. */
  sentId: string | number;
  name: string;
}

/** The institutions to choose from: each id once, those without a name left out, in the server's order. */
export function institutionsOf({ institutions }: RegistrationDataResponse): Institution[] {
  const byId = new Map<string, Institution>();
  for (const { institutionId, name } of institutions) {
    const id = String(institutionId ?? "");
    if (institutionId == null || id === "" || !name || byId.has(id)) continue;
    byId.set(id, { id, sentId: institutionId, name });
  }
  return [...byId.values()];
}
