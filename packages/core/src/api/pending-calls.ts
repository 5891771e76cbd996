import type { CallName } from "./call.ts";

/** A call that has had no response yet. */
interface PendingCall {
  name: CallName;
  since: number;
}

let pending: readonly PendingCall[] = [];
const listeners = new Set<() => void>();

/** Keeps a call among the pending ones until its response is there. */
export async function whilePending<Answer>(
  name: CallName,
  response: Promise<Answer>,
): Promise<Answer> {
  const call = { name, since: Date.now() };
  change([...pending, call]);
  try {
    return await response;
  } finally {
    change(pending.filter((other) => other !== call));
  }
}

/** The pending calls, the oldest first. */
export function pendingCalls(): readonly PendingCall[] {
  return pending;
}

export function onPendingCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly PendingCall[]): void {
  pending = next;
  for (const listener of listeners) listener();
}
