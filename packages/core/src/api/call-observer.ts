import { createContext, useContext } from "react";
import type { Failure } from "./failure.ts";
import type { CallName } from "./call.ts";

/** Told how each call ended, null for a good answer. It hears nothing of what was sent or said. */
export type CallObserver = (call: CallName, failure: Failure | null) => void;

const CallObserverContext = createContext<CallObserver>(() => undefined);

export const CallObserverProvider = CallObserverContext.Provider;

export function useCallObserver(): CallObserver {
  return useContext(CallObserverContext);
}
