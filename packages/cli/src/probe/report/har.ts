import type { CallExchange } from "../network/caller.ts";
import { HIDDEN, type Secrets } from "../secrets.ts";
import { shownUrl } from "../calls/urls.ts";
import { redactedBody } from "./redacted-body.ts";

interface Named {
  name: string;
  value: string;
}

/** Headers whose values hold no secret. */
const plainHeaders = [
  "accept-language",
  "cache-control",
  "content-language",
  "content-type",
  "date",
  "device",
  "retry-after",
];
const tokenHeader = /xsrf|csrf/u;
const cookieAttribute = /^(?:httponly|secure|samesite=\w+|path=\/|max-age=-?\d+)$/iu;

/** Returns exchanges as a HAR 1.2 file, without a password, a token, a cookie's value or an email address. */
export function harOf(exchanges: readonly CallExchange[], secrets: Pick<Secrets, "hide">): string {
  const entries = exchanges.map((exchange) => entryOf(exchange));
  const log = { version: "1.2", creator: { name: "waymark probe", version: "1" }, entries };
  return secrets.hide(JSON.stringify({ log }, null, 1));
}

function entryOf({ request, sent, at, milliseconds, answer }: CallExchange): object {
  const type = answer?.headers.get("Content-Type") ?? "";
  const text = answer && !answer.isCut ? redactedBody(answer.text) : HIDDEN;
  return {
    startedDateTime: at.toISOString(),
    time: milliseconds,
    request: {
      method: request.method,
      url: withHiddenQuery(request.url),
      httpVersion: "HTTP/1.1",
      headers: headersOf(request.headers),
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: sent?.length ?? 0,
      ...(sent !== undefined && {
        postData: { mimeType: "application/json", text: redactedBody(sent) },
      }),
    },
    response: {
      status: answer?.status ?? 0,
      statusText: "",
      httpVersion: "HTTP/1.1",
      headers: answer ? [...headersOf(answer.headers), ...cookiesOf(answer.headers)] : [],
      cookies: [],
      content: { size: answer?.bytes ?? 0, mimeType: type, text: answer ? text : "" },
      redirectURL: "",
      headersSize: -1,
      bodySize: answer?.bytes ?? -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  };
}

function withHiddenQuery(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const query = [...searchParams.keys()].map((name) => `${name}=${HIDDEN}`).join("&");
  return `${origin}${pathname}${query === "" ? "" : `?${query}`}`;
}

function headersOf(headers: Headers): Named[] {
  return [...headers].flatMap(([name, value]) => {
    if (name === "set-cookie") return [];
    if (name === "location") return [{ name, value: shownUrl(value, "https://server.invalid") }];
    if (plainHeaders.includes(name)) return [{ name, value }];
    // The sandbox's replay matches calls by whether they carry a token.
    return name === "cookie" || tokenHeader.test(name) ? [{ name, value: HIDDEN }] : [];
  });
}

function cookiesOf(headers: Headers): Named[] {
  return headers.getSetCookie().map((line) => {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const kept = attributes.filter((attribute) => cookieAttribute.test(attribute));
    const name = pair.split("=")[0] ?? "";
    return { name: "set-cookie", value: [`${name}=${HIDDEN}`, ...kept].join("; ") };
  });
}
