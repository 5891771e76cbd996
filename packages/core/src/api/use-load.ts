import { useQuery } from "@tanstack/react-query";
import { usePageVisible } from "../browser/use-page-visible.ts";
import { ApiError, asksToWait, type Failure, failureOf, isRetryable } from "./failure.ts";

interface LoadOptions<Answer> {
  /** Names what is loaded; another key is another load. */
  key: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Answer>;
  /** Whether a failure that may pass is answered by one more try: for reads only [API-22]. */
  isRead?: boolean;
}

export interface Load<Answer> {
  data: Answer | undefined;
  failure: Failure | null;
  retry: () => void;
}

/**
 * Loads something once when its screen is really shown, aborts it when the screen goes away, and never repeats it by
 * itself, whatever the browser does meanwhile [QT-4, API-22].
 */
export function useLoad<Answer>({ key, load, isRead = false }: LoadOptions<Answer>): Load<Answer> {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    enabled: usePageVisible(),
    retry: (failures, reason) =>
      isRead && failures < 1 && reason instanceof ApiError && isRetryableNow(reason.failure),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { data, failure: error && failureOf(error), retry: () => void refetch() };
}

function isRetryableNow(failure: Failure): boolean {
  return isRetryable(failure) && !asksToWait(failure);
}
