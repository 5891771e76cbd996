import { useEnvironment } from "../config/environment.ts";
import { type Load, useLoad } from "./loading.ts";
import { parseRegionResponse, type RegionCall, type RegionCallInput } from "./region-call.ts";
import { request } from "./request.ts";
import type { CallFailure, Result } from "./result.ts";

/**
 * Makes a call of the region's own by the portal's client: with the CSRF token, the time limit and a checked response.
 * @returns a function that makes the call; failures are data
 * @throws {TypeError} from that function, for a path on another origin
 * @example
 * const book = useRegionCall({ path: "/api/visits", method: "POST", response: v.object({ id: v.string() }) });
 * const result = await book({ body: { day } });
 */
export function useRegionCall<Data>(
  call: RegionCall<Data>,
): (input?: RegionCallInput) => Promise<Result<Data, CallFailure>> {
  const send = useRegionSend();
  return (input = {}) => send(call, input);
}

/**
 * Loads data of the region's own once its page is visible, and aborts when the page is left. A failed one is made again once
 * where that can help.
 */
export function useRegionData<Data>(
  call: RegionCall<Data>,
  input: RegionCallInput = {},
): Load<Data> {
  const send = useRegionSend();
  return useLoad({
    key: [call.path, input],
    load: (signal) => send(call, { ...input, signal }),
    isRead: true,
  });
}

function useRegionSend() {
  const { configuration, origin } = useEnvironment();
  return async <Data>(
    call: RegionCall<Data>,
    input: RegionCallInput & { signal?: AbortSignal },
  ) => {
    const { path, method = "GET" } = call;
    if (new URL(path, origin).origin !== origin)
      throw new TypeError(`The CSRF token is not sent to another origin: ${path}`);
    const parse = (text: string) => parseRegionResponse(text, call);
    return request({ path, method, parse }, input, configuration);
  };
}
