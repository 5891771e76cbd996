import { useCallback } from "react";
import { useEnvironment } from "../config/environment.ts";
import { useCallObserver, whilePending } from "./call-tracking.ts";
import type { Call } from "./calls.ts";
import { type CallInput, request } from "./request.ts";
import type { CallFailure, Result } from "./result.ts";
import { takeResponse } from "./started-call.ts";

export type Send = <Body, Data>(
  call: Call<Body, Data>,
  input: CallInput<Body>,
) => Promise<Result<Data, CallFailure>>;

/**
 * `request` with the page's configuration; the outcome of each call is reported to the observer. A call that was made
 * before hydration is not made again.
 */
export function useSend(): Send {
  const { configuration } = useEnvironment();
  const observe = useCallObserver();
  return useCallback(
    async <Body, Data>(call: Call<Body, Data>, input: CallInput<Body>) => {
      const response = takeResponse<Data>(call.name) ?? request(call, input, configuration);
      const result = await whilePending(call.name, response);
      observe(call.name, result.ok ? null : result.failure);
      return result;
    },
    [configuration, observe],
  );
}
