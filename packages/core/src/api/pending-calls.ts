import type { CallName } from "./call.ts";

const pending = new Map<symbol, { name: CallName; since: number }>();
const listeners = new Set<() => void>();

/** Keeps a call among the pending ones until its response is there. */
export async function whilePending<Answer>(
  name: CallName,
  response: Promise<Answer>,
): Promise<Answer> {
  const call = Symbol(name);
  pending.set(call, { name, since: Date.now() });
  tell();
  try {
    return await response;
  } finally {
    pending.delete(call);
    tell();
  }
}

/** The calls that have had no response yet, the oldest first. */
export function pendingCalls() {
  return [...pending.values()];
}

/** @returns what ends the subscription */
export function onPendingCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
