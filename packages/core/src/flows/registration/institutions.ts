import type { RegistrationDataAnswer } from "../../api/answers.ts";

export interface Institution {
  id: string;
  name: string;
}

/** The institutions to choose from: each id once, those without a name left out, in the server's order. */
export function institutionsOf({ institutions }: RegistrationDataAnswer): Institution[] {
  const byId = new Map<string, Institution>();
  for (const { institutionId, name } of institutions) {
    const id = String(institutionId ?? "");
    if (id !== "" && name && !byId.has(id)) byId.set(id, { id, name });
  }
  return [...byId.values()];
}
