import {
  type Call,
  type CallName,
  type Failure,
  toServerText,
  markLock,
  parseErrorResponse,
  parseResponse,
} from "@waymark/core/answers";
import type { Answer, Exchange } from "../network/exchange.ts";
import { type CheckedUrl, checkUrl, type UrlPolicy } from "./urls.ts";

/** Data that a call brought, or why it failed for the person. */
export type Outcome =
  | { ok: true; data: Readonly<Record<string, unknown>>; urls: readonly CheckedUrl[] }
  | { ok: false; failure: Failure; urls: readonly CheckedUrl[] };

interface OutcomeOptions {
  call: Pick<
    Call<never, Readonly<Record<string, unknown>>>,
    "name" | "operation" | "mayBeEmpty" | "messageRefuses" | "schema"
  >;
  /** Path of the page that makes the call. */
  path: string;
  policy: UrlPolicy;
}

/** Reads an exchange as the portal does. */
export function outcomeOf(
  { request, answer, fault }: Pick<Exchange, "request" | "answer" | "fault">,
  { call, path, policy }: OutcomeOptions,
): Outcome {
  if (!answer) {
    const kind = fault?.kind === "timeout" ? "timeout" : "offline";
    return { ok: false, failure: { kind }, urls: [] };
  }
  if (answer.status < 200 || answer.status > 299) {
    const failure = markLock(failureOf(answer, request.url, call.name), policy.lockedTexts);
    return { ok: false, failure, urls: [] };
  }
  const result = parseResponse(answer.text, call);
  if (!result.ok) return { ...result, urls: [] };
  const { data } = result;
  if (typeof data["errorMessage"] === "string" && data["errorMessage"] !== "") {
    const failure = { kind: "serverText", text: data["errorMessage"] } as const;
    return { ok: false, failure: markLock(failure, policy.lockedTexts), urls: [] };
  }
  const urls = urlsOf(call.name, data).map((url) =>
    checkUrl(url, policy, { path, isSignIn: /^(?:login|redirect)$/u.test(call.operation) }),
  );
  // A card whose url is refused says so when it is pressed.
  const refused = call.name !== "switchAccount" && urls.some(({ followed }) => followed === null);
  return refused ? { ok: false, failure: { kind: "refusedUrl" }, urls } : { ok: true, data, urls };
}

function failureOf({ status, headers, text }: Answer, url: string, name: CallName): Failure {
  if (status < 400) {
    const to = URL.parse(headers.get("Location") ?? "", url);
    // A browser follows a redirect, and the portal then reads a page. Its policy stops one to another origin.
    return { kind: to && to.origin !== new URL(url).origin ? "offline" : "unreadable" };
  }
  const failure = parseErrorResponse({ status, headers }, text);
  return name === "portfolioLinking" ? toServerText(failure) : failure;
}

/** The urls of an answer that the portal goes to. */
function urlsOf(name: CallName, data: Readonly<Record<string, unknown>>): string[] {
  const list: unknown = data["data"];
  if (name === "switchAccount") {
    const entries: unknown[] = Array.isArray(list) ? list : [];
    return entries.map((entry) => String(Object(entry).url ?? ""));
  }
  if (data["isMustResetPassword"] === true) return [];
  const url = data["url"] ?? data["loginUrl"];
  return typeof url === "string" && url !== "" ? [url] : [];
}
