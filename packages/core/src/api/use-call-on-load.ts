import type { Call, CallInput } from "./call.ts";
import { type Load, useLoad } from "./use-load.ts";
import { useSend } from "./use-send.ts";

/** Makes one call of the call table when its screen is shown. */
export function useCallOnLoad<Body, Answer>(
  call: Call<Body, Answer>,
  input: Omit<CallInput<Body>, "signal">,
): Load<Answer> {
  const send = useSend();
  return useLoad({
    key: [call.path, input],
    load: (signal) => send(call, { ...input, signal }),
    isRead: call.method === "GET",
  });
}
