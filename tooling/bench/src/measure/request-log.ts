import type { Client } from "chrome-remote-interface";
import { NEXT_PAGE } from "../sites.ts";
import type { PageRequest } from "./weigh.ts";

export interface RequestLog {
  /** In the order they were sent; times count from the time origin given. */
  since(timeOrigin: number): PageRequest[];
  /** Resolves with the clock's time of the first POST to one of the paths. */
  called: Promise<number>;
  /** Resolves when that POST has been answered. */
  answered: Promise<void>;
  /** Resolves with the clock's time of the request of the page that a sign-in leads to. */
  continued: Promise<number>;
}

interface Noted extends Omit<PageRequest, "sentMs" | "endedMs"> {
  /** The wall clock in milliseconds. */
  sentAt: number;
  /** From the browser's monotonic clock to the wall clock. */
  offset: number;
  endedAt: number | undefined;
}

/** Notes every request of a page. */
export async function logRequests(
  cdp: Client,
  signInPaths: readonly string[],
): Promise<RequestLog> {
  const noted = new Map<string, Noted>();
  const called = Promise.withResolvers<number>();
  const answered = Promise.withResolvers<void>();
  const continued = Promise.withResolvers<number>();
  let signInId: string | undefined;

  cdp.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp, wallTime }) => {
    const sentAt = wallTime * 1000;
    const purpose = request.headers["Sec-Purpose"] ?? request.headers["Purpose"] ?? "";
    noted.set(requestId, {
      url: request.url,
      method: request.method,
      type: type ?? "Other",
      mimeType: "",
      sentAt,
      offset: sentAt - timestamp * 1000,
      endedAt: undefined,
      bytes: 0,
      isPrefetch: type === "Prefetch" || purpose.includes("prefetch"),
    });
    if (new URL(request.url).pathname === NEXT_PAGE) continued.resolve(sentAt);
    if (request.method !== "POST" || !signInPaths.includes(new URL(request.url).pathname)) return;
    signInId ??= requestId;
    called.resolve(sentAt);
  });
  cdp.on("Network.responseReceived", ({ requestId, response, type }) => {
    const request = noted.get(requestId);
    if (request) {
      request.type = type;
      request.mimeType = response.mimeType;
      request.bytes = Number(response.headers["content-length"] ?? 0);
    }
    if (requestId === signInId) answered.resolve();
  });
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = noted.get(requestId);
    if (request) request.endedAt = timestamp * 1000 + request.offset;
    if (requestId === signInId) answered.resolve();
  };
  cdp.on("Network.loadingFinished", end);
  cdp.on("Network.loadingFailed", end);
  await cdp.Network.enable({});

  return {
    called: called.promise,
    answered: answered.promise,
    continued: continued.promise,
    since: (timeOrigin) => [...noted.values()].map((request) => asPageRequest(request, timeOrigin)),
  };
}

function asPageRequest(noted: Noted, timeOrigin: number): PageRequest {
  const { sentAt, endedAt, offset: _offset, ...request } = noted;
  return {
    ...request,
    sentMs: sentAt - timeOrigin,
    endedMs: endedAt === undefined ? undefined : endedAt - timeOrigin,
  };
}
