import { randomUUID } from "node:crypto";
import { type Call, type Configuration, type Language, urlOf } from "@waymark/core/answers";
import type { Secrets } from "../secrets.ts";
import type { World } from "../world.ts";
import { createCookies, type SetCookie } from "./cookies.ts";
import { exchange, type Exchange } from "./exchange.ts";
import { createPace } from "./pace.ts";

/** One use of a call of the call table. */
export interface CallInput {
  call: Pick<
    Call<never, Readonly<Record<string, unknown>>>,
    "name" | "method" | "path" | "mayBeEmpty" | "messageRefuses" | "operation" | "schema"
  >;
  /** An object is sent as JSON; a text as it is. */
  body?: object | string | undefined;
  query?: Readonly<Record<string, string | undefined>> | undefined;
  /** The page's language. */
  language: Language;
  /** The CSRF token: the cookie's, none, or one that was never given out. */
  csrf?: "sent" | "missing" | "made up" | undefined;
}

/** An exchange with the cookies that it set. */
export interface CallExchange extends Exchange {
  cookies: readonly SetCookie[];
}

/** Makes calls as the portal's page does. */
export type Caller = ReturnType<typeof createCaller>;

interface CallerOptions {
  origin: string;
  configuration: Pick<Configuration, "csrf" | "requestTimeoutMs" | "basePath">;
  callsPerMinute: number;
  secrets: Pick<Secrets, "add">;
}

/** Creates a caller without cookies, which makes at most so many calls a minute. */
export function createCaller(world: World, options: CallerOptions) {
  const { origin, configuration, callsPerMinute, secrets } = options;
  const { csrf, requestTimeoutMs: limitMs, basePath } = configuration;
  const pace = createPace(world.clock, callsPerMinute);
  const cookies = createCookies(secrets.add);
  const visit = randomUUID();
  const pageUrl = new URL(`${basePath}/`, origin).href;
  let made = 0;
  let hadToken = false;

  async function send(path: string, init: RequestInit, body?: string): Promise<CallExchange> {
    await pace();
    made += 1;
    const url = new URL(path, origin).href;
    const headers = new Headers(init.headers);
    const cookie = cookies.headerFor(url);
    if (cookie !== "") headers.set("Cookie", cookie);
    const request = new Request(url, { ...init, headers });
    const done = await exchange(world, { request, body, limitMs });
    const set = done.answer ? cookies.store(url, done.answer.headers) : [];
    return { ...done, cookies: set };
  }

  const tokens = () => {
    const read = cookies.read(pageUrl, csrf.cookie).filter(fitsHeader);
    hadToken ||= read.length > 0;
    return read;
  };

  function callOnce({ call, body, query, language }: CallInput, token: string | undefined) {
    const isRead = call.method === "GET";
    const headers = {
      "Content-Type": "application/json",
      Device: "",
      "X-Request-Id": idIn(body) ?? visit,
      "Accept-Language": language,
      // A browser adds it, and some servers refuse a call without it.
      ...(!isRead && { Origin: origin }),
      ...(!isRead && token !== undefined && { [csrf.header]: token }),
    };
    const text = typeof body === "object" ? JSON.stringify(body) : body;
    return send(urlOf(call.path, query), { method: call.method, headers }, text);
  }

  return {
    /** Loads the portal's page, which may set the CSRF cookie. */
    open: () => send(`${basePath}/`, { headers: { Accept: "text/html" } }),
    call: async (input: CallInput): Promise<CallExchange> => {
      const { call, csrf: use = "sent" } = input;
      const before = tokens();
      const token = { sent: before[0], missing: undefined, "made up": madeUpToken }[use];
      const done = await callOnce(input, token);
      // The portal tries a 403 once more where there is a token by then that it has not sent.
      const isRefused = done.answer?.status === 403 && call.method !== "GET" && use === "sent";
      const now = isRefused ? tokens() : [];
      const next = now.find((each) => !before.includes(each)) ?? now.find((each) => each !== token);
      if (next === undefined) return done;
      const again = await callOnce(input, next);
      return { ...again, cookies: [...done.cookies, ...again.cookies] };
    },
    /** Number of requests so far. */
    made: () => made,
    /** Returns true where a page's script could read the CSRF token at any time. */
    hadToken: () => tokens().length > 0 || hadToken,
  };
}

/** The id that a call carries in its body. */
function idIn(body: CallInput["body"]): string | undefined {
  const { RequestId, requestId = RequestId }: { RequestId?: unknown; requestId?: unknown } =
    Object(body);
  return typeof requestId === "string" ? requestId : undefined;
}

const madeUpToken = "waymark-probe-token";

/** The portal leaves a token out that no header may have. */
function fitsHeader(value: string): boolean {
  if (value === "") return false;
  try {
    return new Headers({ token: value }).has("token");
  } catch {
    return false;
  }
}
