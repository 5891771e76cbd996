import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePageVisible } from "../browser/page-visibility.ts";
import { type Environment, useEnvironment } from "../config/environment.ts";
import type { Call } from "./calls.ts";
import type { CallInput } from "./request.ts";
import { type CallFailure, isRetryableNow, type Result } from "./result.ts";
import { useSend } from "./use-send.ts";
import { type Hold, useHold } from "./use-hold.ts";
import { startWait } from "./wait.ts";

/** One per portal. Not a state: a component that suspends before mounting loses its state, and would load again. */
const clients = new WeakMap<Environment, QueryClient>();

/** QueryClientProvider for screens that fetch on mount; sign-in does not need it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const environment = useEnvironment();
  const client = clients.get(environment) ?? new QueryClient();
  clients.set(environment, client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

interface LoadOptions<Data> {
  /** Identifies what is loaded; another key is another load. */
  key: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Result<Data, CallFailure>>;
  /** Whether a retryable failure is retried once: for reads only. */
  isRead?: boolean;
}

export interface Load<Data> {
  data: Data | undefined;
  failure: CallFailure | null;
  /** Makes the failed load again; not before the wait of its response is over. */
  retry: () => void;
  hold: Hold;
}

/** Carries a failure through the query library, where only an error is retried. */
class LoadError extends Error {
  readonly failure: CallFailure;
  readonly wait;

  constructor(failure: CallFailure) {
    super(failure.kind);
    this.failure = failure;
    this.wait = startWait(failure);
  }
}

/**
 * Loads data once when its screen is first visible, and aborts when the screen is closed. Neither focus nor a new
 * connection repeats it.
 * @throws any error of `load`, while rendering: it is a programming mistake, for the error boundary
 */
export function useLoad<Data>({ key, load, isRead = false }: LoadOptions<Data>): Load<Data> {
  const { data, error, refetch, errorUpdateCount } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const result = await load(signal);
      if (result.ok) return result.data;
      throw new LoadError(result.failure);
    },
    enabled: usePageVisible(),
    retry: (failures, reason) =>
      isRead && failures < 1 && reason instanceof LoadError && isRetryableNow(reason.failure),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error && !(error instanceof LoadError)) throw error;
  const hold = useHold(error && error.wait, errorUpdateCount);
  const retry = () => {
    if (!hold.refuse()) void refetch();
  };
  return { data, failure: error && error.failure, retry, hold };
}

/** Makes one call of the call table when its screen is visible. */
export function useCallOnLoad<Body, Data>(
  call: Call<Body, Data>,
  input: Omit<CallInput<Body>, "signal">,
): Load<Data> {
  const send = useSend();
  return useLoad({
    key: [call.path, input],
    load: (signal) => send(call, { ...input, signal }),
    isRead: call.method === "GET",
  });
}
