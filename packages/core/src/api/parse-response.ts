import { isRecord } from "../browser/is-record.ts";
import { isStorageRefused } from "../browser/storage.ts";
import { trimInvisible } from "../browser/trim-invisible.ts";
import { readRetryAfter } from "./retry-after.ts";
import { safeParse } from "valibot";
import type { Call } from "./call.ts";
import { type CallFailure, failed, type Result, type ServerMessage, success } from "./result.ts";

type Fields = Record<string, unknown>;

/** The part of a call that its response is read by. */
export type ReadCall<Data> = Pick<
  Call<never, Data>,
  "schema" | "mayBeEmpty" | "ignoresContent" | "messageRefuses"
>;

/** Matches a web page, which may be the network's, and `false`. */
const NOT_DONE = /^\s*(?:<|false)/u;

/**
 * Validates a successful response's text and returns its fields, or the failure that an invalid one amounts to. Fields
 * are read at the top level or, where the body has a `data` object, inside it.
 */
export function parseResponse<Data>(text: string, call: ReadCall<Data>): Result<Data, CallFailure> {
  const body = readJson(text);
  const isDone = call.ignoresContent ? !NOT_DONE.test(text) : body === DONE && call.mayBeEmpty;
  const fields = isDone ? {} : fieldsOf(body);
  const parsed = safeParse(call.schema, fields);
  if (parsed.success) return success(parsed.output);
  const { errorMessage, message } = fields ?? {};
  const words = errorMessage ?? (call.messageRefuses ? message : undefined);
  if (typeof words !== "string") return failed({ kind: "unreadable" });
  // A refusal in the body of a success. It gets a refusal's status, by which the catalogue finds its message.
  return failed(parseErrorResponse({ status: 400, headers: new Headers() }, text));
}

/**
 * Matches status and body of an error response of the network: for too many cookies, of a filter, for a sign-in of its
 * own. Also matches a web page with any other 4xx than 401, 403, 409, 410 and 429, which a server's framework may write.
 */
const OF_THE_NETWORK = /^(?:431|451|511|4(?!01|03|09|10|29)\d\d\s*<)/u;

/** Status of a gateway that has waited too long for the call, as on a slow line: the server has not seen it either. */
const NOT_IN_TIME = 408;

/**
 * Reads what an error response says; a body that cannot be read says nothing. Without words of the server it may be the
 * network's.
 */
export function parseErrorResponse(
  { status, headers }: Pick<Response, "status" | "headers">,
  text: string,
): CallFailure {
  const fields = fieldsOf(readJson(text)) ?? {};
  const { message, errorMessage } = fields;
  const messages = messagesOf(fields["messages"]);
  const isSilent = typeof errorMessage !== "string" && messages.length === 0;
  if (isSilent && status === NOT_IN_TIME) return { kind: "timeout" };
  if (isSilent && OF_THE_NETWORK.test(status + text)) return { kind: "unreadable" };
  const seconds = readRetryAfter(headers);
  return {
    kind: "http",
    status,
    messages,
    message: typeof message === "string" ? message : "",
    ...(typeof errorMessage === "string" && { errorMessage }),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    // Without cookies the server has seen no CSRF token.
    ...(status === 403 && areCookiesBlocked() && { cookiesBlocked: true }),
  };
}

/** Returns true where the browser keeps no cookies. Node, where `waymark probe` reads error responses, does not say. */
export function areCookiesBlocked(): boolean {
  // Chromium and several Safaris say that cookies are enabled although all are blocked; they refuse storage then.
  return "cookieEnabled" in navigator && (!navigator.cookieEnabled || isStorageRefused());
}

/** The body by which a server says that it is done, and nothing else; no body and `null` say the same. */
const DONE = true;

function readJson(text: string): unknown {
  if (text.trim() === "") return DONE;
  try {
    return JSON.parse(text, withoutBlanks) ?? DONE;
  } catch {
    return undefined;
  }
}

/** Leaves out a field that is null or blank, so that the same field elsewhere in the body counts. Ids are sent back as they came. */
function withoutBlanks(name: string, value: unknown): unknown {
  const isBlank = typeof value === "string" && trimInvisible(value) === "";
  return value === null || (isBlank && !/Id$|^userType$/u.test(name)) ? undefined : value;
}

function fieldsOf(body: unknown): Fields | undefined {
  if (!isRecord(body)) return undefined;
  const fields = isRecord(body["data"]) ? { ...body, ...body["data"] } : body;
  // No success fails by its messages: parts that cannot be read are left out, as in a refusal.
  return "messages" in fields ? { ...fields, messages: messagesOf(fields["messages"]) } : fields;
}

function messagesOf(value: unknown): ServerMessage[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((entry) => ({
    ...(typeof entry["friendlyMessage"] === "string" && {
      friendlyMessage: entry["friendlyMessage"],
    }),
    ...(typeof entry["translationKey"] === "string" && { translationKey: entry["translationKey"] }),
  }));
}
