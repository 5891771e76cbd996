import { useCallback } from "react";
import { useEnvironment } from "../platform/environment.ts";
import type { Call, CallInput } from "./call.ts";
import { request } from "./request.ts";

export type Send = <Body, Answer>(
  call: Call<Body, Answer>,
  input: CallInput<Body>,
) => Promise<Answer>;

/** The one way from a screen to the server: `request` with the page's configuration. */
export function useSend(): Send {
  const { configuration } = useEnvironment();
  return useCallback((call, input) => request(call, input, configuration), [configuration]);
}
