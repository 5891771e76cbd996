import { createStore, type Readable } from "../browser/store.ts";
import type { CallName } from "./calls.ts";

/** A call, the script of a screen, or the texts of a language, which has not arrived yet. */
export interface Pending {
  name: CallName | "screen" | "texts";
  since: number;
}

const list = createStore<readonly Pending[]>([]);

/** The calls, scripts and texts that have not arrived yet, the oldest first. */
export const pending: Readable<readonly Pending[]> = list;

/** Lists what is waited for. @returns a function that ends it */
export function listPending(name: Pending["name"]): () => void {
  const awaited = { name, since: Date.now() };
  list.set([...list.get(), awaited]);
  return () => list.set(list.get().filter((each) => each !== awaited));
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
