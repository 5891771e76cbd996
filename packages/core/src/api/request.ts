import { uuid } from "../browser/uuid.ts";
import { withTimeLimit } from "../browser/with-time-limit.ts";
import type { Configuration } from "../config/configuration-keys.ts";
import { sendWithFreshToken } from "./csrf-token.ts";
import { parseErrorResponse, parseResponse, type ReadCall } from "./parse-response.ts";
import { type CallFailure, failed, type Result, success } from "./result.ts";

/** The configured keys that every call needs; the default time limit is `REQUEST_TIMEOUT_MS`. */
export type RequestSettings = Pick<Configuration, "csrf" | "requestTimeoutMs">;

/** Values of one use of a call, beside its row. `query` values are encoded; undefined ones are left out. */
export interface CallInput<Body> {
  body?: Body;
  query?: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal;
  /** A shorter time limit than the configured one. */
  limitMs?: number;
}

/** A call of the table, or one that reads the text of its response itself. */
type RequestedCall<Data> = RequestLine &
  (
    | (ReadCall<Data> & { parse?: never })
    | { parse: (text: string) => Promise<Result<Data, CallFailure>> }
  );

interface RequestLine {
  path: string;
  method: string;
}

/**
 * Makes a call of the call table, or of a region's own.
 * @returns the validated data of the response, or why the call failed
 * @throws only programming mistakes, such as a body that cannot be serialised
 */
export async function request<Body, Data>(
  call: RequestedCall<Data>,
  input: CallInput<Body>,
  settings: RequestSettings,
): Promise<Result<Data, CallFailure>> {
  const { signal: outer, limitMs = settings.requestTimeoutMs } = input;
  return withTimeLimit(
    Math.min(limitMs, settings.requestTimeoutMs),
    async (signal) => {
      // Turns a rejection into a failure. Only for promises that the network rejects.
      const overNetwork = <Value>(work: Promise<Value>): Promise<Result<Value, CallFailure>> =>
        work.then(success, () => {
          const kind = outer?.aborted ? "aborted" : signal.aborted ? "timeout" : "offline";
          // A page that is left loses its calls first, and runs no further task.
          return new Promise((resolve) => setTimeout(resolve, 0, failed({ kind })));
        });
      const { csrf } = settings;
      const sent = { call, input: { ...input, signal }, csrf };
      // Urls of the call table are relative, and a region's are checked: the token never leaves the page's origin.
      const send = (token?: string) => overNetwork(fetchCall(sent, token));
      // A read carries no token, and its 403 is not about one.
      const response = await (call.method === "GET"
        ? send()
        : sendWithFreshToken(csrf.cookie, send));
      if (!response.ok) return response;
      const text = await overNetwork(response.data.text());
      if (!text.ok) return text;
      if (!response.data.ok) return failed(parseErrorResponse(response.data, text.data));
      if (call.parse) return call.parse(text.data);
      // A log-out may lead to the server's sign-in page. A redirect to a network's page, on another origin, has failed.
      const isRedirected = call.ignoresContent && response.data.redirected;
      return parseResponse(isRedirected ? "" : text.data, call);
    },
    outer,
  );
}

/** A call as it is sent. */
interface SentCall<Body> {
  call: RequestLine;
  input: CallInput<Body> & { signal: AbortSignal };
  csrf: RequestSettings["csrf"];
}

function fetchCall<Body>({ call, input, csrf }: SentCall<Body>, token?: string): Promise<Response> {
  const { body, query, signal } = input;
  // Created here, so that an invalid header throws and is not taken for a network failure.
  const headers = new Headers({
    "Content-Type": "application/json",
    Device: "",
    "X-Request-Id": requestIdOf(body),
  });
  if (token !== undefined) headers.set(csrf.header, token);
  return fetch(urlOf(call.path, query), {
    method: call.method,
    headers,
    // Of no body, `stringify` makes none.
    body: JSON.stringify(body),
    cache: "no-store",
    // A redirect to another origin fails. Without this policy Firefox would name the origin `null`, as pages have no-referrer.
    mode: "same-origin",
    referrerPolicy: "origin",
    signal,
  });
}

/** Id of a visit's calls that carry no `RequestId`, and of the codes of their failures. */
export const visitId = /* @__PURE__ */ uuid();

/** The `RequestId` of a call's body, else the one of the visit: the code of a failure and the host's log share it. */
function requestIdOf(body: unknown): string {
  const { RequestId, requestId = visitId }: { RequestId?: unknown; requestId?: unknown } =
    Object(body);
  return String(RequestId ?? requestId);
}

/** The url of a call with its query. */
export function urlOf(path: string, query: CallInput<never>["query"] = {}): string {
  const encoded = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeURIComponent(value)}`,
  );
  return encoded.length > 0 ? `${path}?${encoded.join("&")}` : path;
}
