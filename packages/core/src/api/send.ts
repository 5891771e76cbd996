import { isRecord } from "../browser/is-record.ts";
import type { Call, CallName } from "./call.ts";
import { whilePending } from "./pending.ts";
import { type CallInput, request, type RequestSettings } from "./request.ts";
import type { CallFailure, Result } from "./result.ts";

/** Makes a call of the call table. */
export type Send = <Body, Data>(
  call: Call<Body, Data>,
  input: CallInput<Body>,
) => Promise<Result<Data, CallFailure>>;

/** Returns `request` with the page's settings; each call is listed while it is pending, and its outcome reported. */
export function createSend(settings: RequestSettings): Send {
  return async (call, input) => {
    const result = await whilePending(call.name, request(call, input, settings));
    report([call.name, result.ok ? refusalIn(result.data) : result.failure]);
    return result;
  };
}

/** A failure, or a refusal in the server's own text, which comes as a success; null for any other success. */
export type CallOutcome = CallFailure | { kind: "refused" } | null;

function refusalIn(data: unknown): CallOutcome {
  return isRecord(data) && data["errorMessage"] ? { kind: "refused" } : null;
}

/** Receives the outcome of every call, and none of the data that was sent or received. */
export type CallObserver = (call: CallName, outcome: CallOutcome) => void;

/** Enough for the sign-ins of a page whose other scripts are late. */
const MAX_LOGGED = 20;

const observers = new Set<CallObserver>();
/** The outcomes of calls that ended without an observer. */
const logged: Parameters<CallObserver>[] = [];

function report(outcome: Parameters<CallObserver>): void {
  if (observers.size === 0 && logged.length < MAX_LOGGED) logged.push(outcome);
  for (const observe of observers) observe(...outcome);
}

/** Hands the outcomes of calls to the observer, those so far first. @returns a function that ends it */
export function observeCalls(observe: CallObserver): () => void {
  observers.add(observe);
  for (const outcome of takeOutcomes()) observe(...outcome);
  return () => void observers.delete(observe);
}

/** Returns the outcomes that no observer has received, once. */
export function takeOutcomes(): Parameters<CallObserver>[] {
  return logged.splice(0);
}
