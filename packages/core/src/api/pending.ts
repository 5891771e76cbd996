import { createStore } from "../browser/store.ts";
import type { CallName } from "./call.ts";

/** A call, the script of a screen, or the texts of a language, which has not arrived yet. */
export interface Pending {
  name: CallName | "screen" | "texts";
  since: number;
}

/** The calls, scripts and texts that have not arrived yet, the oldest first. */
export const pending = createStore<readonly Pending[]>([]);

/** Lists what is waited for. @returns a function that ends it */
export function listPending(name: Pending["name"]): () => void {
  const awaited = { name, since: Date.now() };
  pending.set([...pending.get(), awaited]);
  return () => pending.set(pending.get().filter((each) => each !== awaited));
}

/** Lists what is waited for until the promise has settled. */
export async function whilePending<Outcome>(
  name: Pending["name"],
  outcome: Promise<Outcome>,
): Promise<Outcome> {
  const end = listPending(name);
  try {
    return await outcome;
  } finally {
    end();
  }
}
