import { createContext, useContext } from "react";
import type { CallName } from "./calls.ts";
import type { CallFailure } from "./result.ts";

/** Receives the outcome of every call, null for success, and none of the data that was sent or received. */
export type CallObserver = (call: CallName, failure: CallFailure | null) => void;

const CallObserverContext = createContext<CallObserver>(() => undefined);

export const CallObserverProvider = CallObserverContext.Provider;

export function useCallObserver(): CallObserver {
  return useContext(CallObserverContext);
}

const pending = new Map<symbol, { name: CallName; since: number }>();
const listeners = new Set<() => void>();

/** Lists a call among the pending ones until its response has arrived. */
export async function whilePending<Outcome>(
  name: CallName,
  response: Promise<Outcome>,
): Promise<Outcome> {
  const call = Symbol(name);
  pending.set(call, { name, since: Date.now() });
  notifyListeners();
  try {
    return await response;
  } finally {
    pending.delete(call);
    notifyListeners();
  }
}

/** The calls without a response so far, the oldest first. */
export function pendingCalls() {
  return [...pending.values()];
}

/** @returns a function that ends the subscription */
export function onPendingCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
