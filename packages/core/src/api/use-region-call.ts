import { useRef } from "react";
import { type CallFailure, failed, type Result, success } from "./result.ts";
import { useEnvironment } from "../config/environment.ts";
import { request } from "./request.ts";

/** The part of Standard Schema (standardschema.dev) that is used; valibot, zod, yup and arktype follow it. */
export interface StandardSchema<Data> {
  readonly "~standard": {
    /** Checks a value. */
    readonly validate: (value: unknown) => Checked<Data> | Promise<Checked<Data>>;
  };
}

/** Outcome of a check: the value as the schema returns it, or the issues. */
type Checked<Data> =
  | { readonly value: Data; readonly issues?: undefined }
  | { readonly issues: readonly object[] };

/** A call of a region's own to the portal's server. */
export interface RegionCall<Data> {
  /** Path on the portal's own origin, without a query. */
  path: `/${string}`;
  /** `GET` by default. All others carry the CSRF token. */
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Schema of the body of a successful response, of any library that follows Standard Schema. */
  response: StandardSchema<Data>;
}

/** Values of one use of a call. */
export interface RegionCallInput {
  /** Sent as JSON. */
  body?: object;
  /** Parameters of the query; they are encoded, and left out where they are undefined. */
  query?: Readonly<Record<string, string | undefined>>;
}

/**
 * Makes a call of the region's own by the portal's client: with the CSRF token, the time limit and a checked response.
 * @returns a function that makes the call; failures are data. While a call is pending, the same one again is not sent, and
 * gets its result.
 * @throws {TypeError} from that function, for a path on another origin
 * @example
 * const book = useRegionCall({ path: "/api/visits", method: "POST", response: v.object({ id: v.string() }) });
 * const result = await book({ body: { day } });
 */
export function useRegionCall<Data>(
  call: RegionCall<Data>,
): (input?: RegionCallInput) => Promise<Result<Data, CallFailure>> {
  const send = useRegionSend();
  const pendingCalls = useRef(new Map<string, Promise<Result<Data, CallFailure>>>());
  return async (input = {}) => {
    const calls = pendingCalls.current;
    const key = JSON.stringify([call.path, call.method, input]);
    // A double click would book twice: a disabled button comes with the next render.
    const sent = calls.get(key) ?? send(call, input);
    calls.set(key, sent);
    try {
      return await sent;
    } finally {
      calls.delete(key);
    }
  };
}

/** Returns the function that makes calls of the region's own, which fail as data. */
export function useRegionSend() {
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

/** Checks a response's text by the schema of its call. An empty one is `undefined` for the schema. */
async function parseRegionResponse<Data>(
  text: string,
  { response }: Pick<RegionCall<Data>, "response">,
): Promise<Result<Data, CallFailure>> {
  let body: unknown;
  try {
    body = text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    return failed({ kind: "unreadable" });
  }
  const checked = await response["~standard"].validate(body);
  return checked.issues ? failed({ kind: "unreadable" }) : success(checked.value);
}
