import { reportOutcome, whilePending } from "./call-tracking.ts";
import type { Call } from "./calls.ts";
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
