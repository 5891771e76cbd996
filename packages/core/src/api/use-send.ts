import { useCallback } from "react";
import { useEnvironment } from "../config/environment.ts";
import { failureOf } from "./failure.ts";
import type { Call, CallInput } from "./call.ts";
import { useCallObserver } from "./call-observer.ts";
import { whilePending } from "./pending-calls.ts";
import { request } from "./request.ts";

export type Send = <Body, Answer>(
  call: Call<Body, Answer>,
  input: CallInput<Body>,
) => Promise<Answer>;

/** The one way from a screen to the server: `request` with the page's configuration. */
export function useSend(): Send {
  const { configuration } = useEnvironment();
  const observe = useCallObserver();
  return useCallback(
    async (call, input) => {
      const response = request(call, input, configuration);
      const answer = await whilePending(call.name, response).catch((error: unknown) => {
        observe(call.name, failureOf(error));
        throw error;
      });
      observe(call.name, null);
      return answer;
    },
    [configuration, observe],
  );
}
