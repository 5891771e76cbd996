import { escapePattern } from "@waymark/hosting";
import { CSRF_COOKIE } from "../csrf/csrf-cookie.ts";
import { parseJson } from "../http/request-body.ts";
import { filled } from "./hidden-values.ts";
import { HIDDEN } from "./meaning.ts";
import type { RecordedCall } from "./recording.ts";

/** Headers of the connection, and of a body that was compressed. */
const leftOut = new Set([
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "strict-transport-security",
  "transfer-encoding",
]);
const withoutBody = new Set([204, 205, 304]);

interface Replayed {
  call: RecordedCall;
  /** Origin that was recorded. */
  recorded: string;
  request: Request;
  /** Answer of the sandbox itself to the same request. */
  own: Response;
}

/**
 * Returns a recorded answer as one of the sandbox. Addresses are the sandbox's, and hidden values come from its own
 * answer. Where both are successes, the session is the sandbox's, so that the next page is open.
 */
export async function recordedAnswer(replayed: Replayed): Promise<Response> {
  const { call, own, request } = replayed;
  if (call.status === 0) return Response.error();
  const isSuccess = own.ok && call.status < 300;
  const body = bodyOf(replayed, isSuccess ? await own.text() : "");
  const headers = headersOf(call, new URL(request.url).protocol === "https:");
  for (const cookie of own.headers.getSetCookie()) {
    if (isSuccess || cookie.startsWith(`${CSRF_COOKIE}=`)) headers.append("Set-Cookie", cookie);
  }
  return new Response(withoutBody.has(call.status) ? null : body, { status: call.status, headers });
}

function bodyOf({ call, recorded, request }: Replayed, own: string): string {
  // Some servers write a slash in JSON with a backslash. A longer host is another one.
  const written = recorded
    .split("/")
    .map(escapePattern)
    .join(String.raw`\\?/`);
  const moved = call.body.replaceAll(
    new RegExp(String.raw`${written}(?![\w.:-])`, "gu"),
    () => new URL(request.url).origin,
  );
  if (!HIDDEN.test(moved) || own === "") return moved;
  try {
    return JSON.stringify(filled(parseJson(moved), parseJson(own)));
  } catch {
    return moved;
  }
}

function headersOf({ headers, at }: RecordedCall, isHttps: boolean): Headers {
  const kept = new Headers();
  for (const [name, value] of headers) {
    const lower = name.toLowerCase();
    // HTTP/2 has names that begin with a colon.
    if (lower.startsWith(":") || leftOut.has(lower)) continue;
    if (lower === "set-cookie") addCookies(kept, value, isHttps);
    else if (lower === "retry-after") kept.set(name, waitOf(value, at));
    else addLines(kept, name, value);
  }
  if (!kept.has("Cache-Control")) kept.set("Cache-Control", "no-store");
  return kept;
}

/** Adds a header. Some programs record several in one, a line each; what no answer can have is left out. */
function addLines(kept: Headers, name: string, value: string): void {
  for (const line of value.split("\n")) {
    try {
      kept.append(name, line);
    } catch {
      // A letter beyond Latin-1, or an odd name.
    }
  }
}

/** A date of the recording as the seconds that it was away. */
function waitOf(value: string, at: Date): string {
  const seconds = Math.ceil((Date.parse(value) - at.getTime()) / 1000);
  return /^\d+$/u.test(value) || Number.isNaN(seconds) ? value : String(Math.max(0, seconds));
}

/** Adds cookies that the browser takes here. Some programs record several in one header, a line each. */
function addCookies(kept: Headers, value: string, isHttps: boolean): void {
  for (const line of value.split("\n")) {
    // The sandbox checks its own token.
    if (line.startsWith(`${CSRF_COOKIE}=`)) continue;
    const parts = line.split(";").filter((part) => {
      const attribute = part.trim().toLowerCase();
      return !attribute.startsWith("domain=") && (isHttps || attribute !== "secure");
    });
    kept.append("Set-Cookie", parts.join(";"));
  }
}
