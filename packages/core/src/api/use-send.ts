import { useCallback } from "react";
import { useEnvironment } from "../platform/environment.ts";
import { failureOf } from "./api-error.ts";
import type { Call, CallInput } from "./call.ts";
import { useCallObserver } from "./call-observer.ts";
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
      try {
        const answer = await request(call, input, configuration);
        observe(call.name, null);
        return answer;
      } catch (error) {
        observe(call.name, failureOf(error));
        throw error;
      }
    },
    [configuration, observe],
  );
}
