import { QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePageSeen } from "../browser/use-page-lifecycle.ts";
import { onePerPortal, useEnvironment } from "../config/environment.ts";
import type { Call } from "./call.ts";
import type { CallInput } from "./request.ts";
import type { CallFailure, Result } from "./result.ts";
import { isRetryable } from "./retry-after.ts";
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
  /** Returns true for a failure after which the load is made once more; by default none is. */
  retries?: (failure: CallFailure) => boolean;
}

/** State of what is loaded. */
export interface Load<Data> {
  /** Undefined until it is there. */
  data: Data | undefined;
  /**
   * Time at which the data was loaded, in ms since 1970. Each load has a different time. As a `key`, it gives new data a new
   * component, also where React has rendered no waiting state in between.
   */
  loadedAt: number;
  /** Why it did not load. */
  failure: CallFailure | null;
  /** Time of the last failure, in ms since 1970. */
  failedAt: number;
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
  const { key, load, retries = () => false } = options;
  const client = usePortalQueryClient();
  const { data, dataUpdatedAt, error, errorUpdatedAt, refetch } = useQuery(
    {
      queryKey: key,
      queryFn: async ({ signal }) => {
        const result = await load(signal);
        if (result.ok) return result.data;
        throw new LoadError(result.failure);
      },
      enabled: usePageSeen(),
      retry: (failures, reason) =>
        failures < 1 && reason instanceof LoadError && retries(reason.failure),
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
    loadedAt: dataUpdatedAt,
    failure: error && error.failure,
    failedAt: errorUpdatedAt,
    retry: () => void refetch(),
    reload: () => void client.resetQueries({ queryKey: key, exact: true }),
  };
}

/** Returns true for a failure after which the server asks to wait. */
export function hasToWait(failure: CallFailure): boolean {
  if (failure.kind !== "http") return false;
  return failure.status === 429 || failure.retryAfterSeconds !== undefined;
}

/** Returns true when a failed call may be repeated at once: it only reads, and the server has not asked to wait. */
export function mayRepeat(method: string, failure: CallFailure): boolean {
  return method === "GET" && isRetryable(failure) && !hasToWait(failure);
}

/**
 * Makes one call of the call table when its screen is visible.
 * @param alsoRetries returns true for further failures after which the call is made once more
 */
export function useCallOnLoad<Body, Data>(
  call: Call<Body, Data>,
  input: Omit<CallInput<Body>, "signal">,
  alsoRetries: (failure: CallFailure) => boolean = () => false,
): Load<Data> {
  const send = useSend();
  return useLoad({
    key: [call.path, input],
    load: (signal) => send(call, { ...input, signal }),
    retries: (failure) => mayRepeat(call.method, failure) || alsoRetries(failure),
  });
}
