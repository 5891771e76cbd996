import { useQuery } from "@tanstack/react-query";
import { usePageShown } from "../platform/use-page-shown.ts";
import { ApiError, mayPass } from "./api-error.ts";
import type { Call, CallInput } from "./call.ts";
import { useSend } from "./use-send.ts";

/** How calls on load behave: once, whatever the browser does meanwhile, and forgotten with their screen [QT-4]. */
export const callOnLoad = {
  retry: false,
  networkMode: "always",
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/**
 * Makes a call once when its screen is really shown, aborts it when the screen goes away, and never repeats it by itself;
 * only reads are tried a second time [QT-4, API-22].
 */
export function useCallOnLoad<Body, Answer>(
  call: Call<Body, Answer>,
  input: Omit<CallInput<Body>, "signal">,
) {
  const send = useSend();
  return useQuery({
    ...callOnLoad,
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, { ...input, signal }),
    enabled: usePageShown(),
    retry: (failures, error) =>
      call.method === "GET" && failures < 1 && error instanceof ApiError && mayPass(error.failure),
  });
}
