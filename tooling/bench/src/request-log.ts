import type { Client } from "chrome-remote-interface";
import { NEXT_PAGE } from "./sites.ts";

/** A request of a page; times are those of the wall clock, in milliseconds. */
export interface PageRequest {
  /** The browser's own word for what is requested: Document, Script, Stylesheet, Fetch, Image ... */
  type: string;
  sentAt: number;
  /** Undefined before the whole response was received. */
  endedAt?: number;
  /** What was transferred, compressed; 0 when it is not known. */
  bytes: number;
}

export type RequestLog = Awaited<ReturnType<typeof logRequests>>;

/** Notes every request of a page. */
export async function logRequests(cdp: Client, signInPaths: readonly string[]) {
  const noted = new Map<string, PageRequest & { monotonicMs: number }>();
  const called = Promise.withResolvers<number>();
  const continued = Promise.withResolvers<number>();

  cdp.on("Network.requestWillBeSent", ({ requestId, request, timestamp, wallTime }) => {
    const { pathname, protocol } = new URL(request.url);
    if (!protocol.startsWith("http")) return;
    const sentAt = wallTime * 1000;
    noted.set(requestId, { type: "", sentAt, bytes: 0, monotonicMs: timestamp * 1000 });
    if (pathname === NEXT_PAGE) continued.resolve(sentAt);
    if (request.method === "POST" && signInPaths.includes(pathname)) called.resolve(sentAt);
  });
  cdp.on("Network.responseReceived", ({ requestId, response, type }) => {
    const bytes = Number(response.headers["content-length"] ?? 0);
    Object.assign(noted.get(requestId) ?? {}, { type, bytes });
  });
  cdp.on("Network.loadingFinished", ({ requestId, timestamp }) => {
    const request = noted.get(requestId);
    if (request) request.endedAt = request.sentAt + timestamp * 1000 - request.monotonicMs;
  });
  await cdp.Network.enable({});
  return {
    /** Resolves with the time of the first POST to one of the paths. */
    called: called.promise,
    /** Resolves with the time of the request of the page that a sign-in leads to. */
    continued: continued.promise,
    /** In the order they were sent. */
    requests: (): PageRequest[] => [...noted.values()],
  };
}

/** The kilobytes that were received by a time, of one type or of all. */
export function kilobytes(requests: readonly PageRequest[], until: number, type?: string): number {
  return requests
    .filter(({ endedAt = Number.POSITIVE_INFINITY }) => endedAt <= until)
    .filter((request) => type === undefined || request.type === type)
    .reduce((sum, { bytes }) => sum + bytes / 1000, 0);
}
