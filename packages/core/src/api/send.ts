import type { Call, CallName } from "./calls.ts";
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
    reportOutcome(call.name, result.ok ? null : result.failure);
    return result;
  };
}

/** Receives the outcome of every call, null for success, and none of the data that was sent or received. */
export type CallObserver = (call: CallName, failure: CallFailure | null) => void;

/** Enough for the sign-ins of a page whose other scripts are late. */
const MOST_LOGGED = 20;

/** The outcomes of calls that ended before there was an observer. */
const logged: Parameters<CallObserver>[] = [];
const logOutcome: CallObserver = (...outcome) => {
  if (logged.length < MOST_LOGGED) logged.push(outcome);
};
const ignore: CallObserver = () => undefined;
let observer = logOutcome;

/** Hands the outcomes of calls to the observer, those so far first. @returns a function that ends it */
export function observeCalls(next: CallObserver): () => void {
  observer = next;
  for (const outcome of takeOutcomes()) next(...outcome);
  return () => {
    if (observer === next) observer = ignore;
  };
}

/** Returns the outcomes that no observer has heard of, once. */
export function takeOutcomes(): Parameters<CallObserver>[] {
  return logged.splice(0);
}

/** Reports how a call ended. */
export function reportOutcome(...outcome: Parameters<CallObserver>): void {
  observer(...outcome);
}

/** A call, the script of a screen, or the texts of a language. */
type AwaitedName = CallName | "screen" | "texts";

const pending = new Map<symbol, { name: AwaitedName; since: number }>();
const listeners = new Set<() => void>();

/** Lists a call, or texts, among what is pending until the response has arrived. */
export async function whilePending<Outcome>(
  name: AwaitedName,
  response: Promise<Outcome>,
): Promise<Outcome> {
  const end = listPending(name);
  try {
    return await response;
  } finally {
    end();
  }
}

/** Lists what is waited for among the pending calls. @returns a function that ends it */
export function listPending(name: AwaitedName): () => void {
  const key = Symbol(name);
  pending.set(key, { name, since: Date.now() });
  notifyListeners();
  return () => {
    pending.delete(key);
    notifyListeners();
  };
}

/** The calls without a response so far, and screens and texts that are not there yet; the oldest first. */
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
