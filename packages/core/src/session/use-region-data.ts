import { useEffect, useEffectEvent } from "react";
import { hasToWait, type Load, mayRepeat, useLoad } from "../api/loading.ts";
import { type RegionCall, type RegionCallInput, useRegionSend } from "../api/use-region-call.ts";
import { useBfcacheRestore } from "../browser/use-page-lifecycle.ts";
import { watchOtherTabs } from "./watch-other-tabs.ts";

/**
 * Loads data of the region's own once its page is visible, and aborts when the page is left. A failed `GET` is made again
 * once where that can help. What a `GET` has loaded is loaded again after a return from the back/forward cache, and after
 * another tab has signed in or out. It may be another person's then.
 * @returns the data or the failure, and functions that load again
 * @throws {TypeError} while rendering, for a path on another origin
 */
export function useRegionData<Data>(
  call: RegionCall<Data>,
  input: RegionCallInput = {},
): Load<Data> {
  const { path, method = "GET" } = call;
  const send = useRegionSend();
  const load = useLoad({
    key: [method, path, input],
    load: (signal) => send(call, { ...input, signal }),
    retries: (failure) => mayRepeat(method, failure),
  });
  const loadForOther = () => {
    // Other methods may change something.
    if (method !== "GET" || (load.failure && hasToWait(load.failure))) return;
    load.reload();
  };
  useBfcacheRestore(loadForOther);
  const onNews = useEffectEvent(loadForOther);
  useEffect(() => watchOtherTabs(() => onNews()).end, []);
  return load;
}
