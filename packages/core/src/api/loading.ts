import { QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePageVisible } from "../browser/page-visibility.ts";
import { onePerPortal, useEnvironment } from "../config/environment.ts";
import type { Call } from "./calls.ts";
import type { CallInput } from "./request.ts";
import type { CallFailure, Result } from "./result.ts";
import { isRetryable } from "./retry.ts";
import { useSend } from "./use-send.ts";

const clientOf = /* @__PURE__ */ onePerPortal(() => new QueryClient());

/** Returns the query client of the portal, which continues a paused retry once the page is visible. */
export function usePortalQueryClient(): QueryClient {
  const client = clientOf(useEnvironment());
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return client;
}

interface LoadOptions<Data> {
  /** Identifies what is loaded; another key is another load. */
  key: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Result<Data, CallFailure>>;
  /** True for reads, whose retryable failures are retried once. */
  isRead?: boolean;
  /** Returns true for a read's failure to retry once, although it would not be on its own. */
  mayRetry?: ((failure: CallFailure) => boolean) | undefined;
}

/** State of what is loaded. */
export interface Load<Data> {
  /** Undefined until it is there. */
  data: Data | undefined;
  /** Why it did not load. */
  failure: CallFailure | null;
  /** Makes the failed load again. */
  retry: () => void;
  /** Forgets what is loaded, and loads again. */
  reload: () => void;
}

/** Carries a failure through the query library, where only an error is retried. */
class LoadError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * Loads data once when its screen is first visible, and aborts when the screen is closed. Neither focus nor a new
 * connection repeats it.
 * @throws any error of `load`, while rendering: it is a programming mistake, for the error boundary
 */
export function useLoad<Data>(options: LoadOptions<Data>): Load<Data> {
  const { key, load, isRead = false, mayRetry } = options;
  const canRetry = (failure: CallFailure) => isRetryableNow(failure) || mayRetry?.(failure);
  const client = usePortalQueryClient();
  const { data, error, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: async ({ signal }) => {
        const result = await load(signal);
        if (result.ok) return result.data;
        throw new LoadError(result.failure);
      },
      enabled: usePageVisible(),
      retry: (failures, reason) =>
        isRead && failures < 1 && reason instanceof LoadError && canRetry(reason.failure) === true,
      networkMode: "always",
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    client,
  );
  if (error && !(error instanceof LoadError)) throw error;
  return {
    data,
    failure: error && error.failure,
    retry: () => void refetch(),
    reload: () => void client.resetQueries({ queryKey: key, exact: true }),
  };
}

/** Returns true when the call may be repeated at once: the server has not asked to wait. */
function isRetryableNow(failure: CallFailure): boolean {
  const hasToWait =
    failure.kind === "http" && (failure.status === 429 || failure.retryAfterSeconds !== undefined);
  return isRetryable(failure) && !hasToWait;
}

/** Makes one call of the call table when its screen is visible. */
export function useCallOnLoad<Body, Data>(
  call: Call<Body, Data>,
  input: Omit<CallInput<Body>, "signal">,
  mayRetry?: LoadOptions<Data>["mayRetry"],
): Load<Data> {
  const send = useSend();
  return useLoad({
    key: [call.path, input],
    load: (signal) => send(call, { ...input, signal }),
    isRead: call.method === "GET",
    mayRetry,
  });
}
