import { loadResponseSchemas } from "./load-response-schemas.ts";
import type { Call } from "./call.ts";
import type { Schema } from "yup";
import type { Failure, HttpFailure, ServerMessage } from "./failure.ts";

type Fields = Record<string, unknown>;

/**
 * The checked fields of a successful response's text, or the failure that it amounts to [API-21]. Fields are read at
 * the top level or, where the body has a `data` object, inside it.
 */
export async function parseResponse<Answer>(
  text: string,
  call: Pick<Call<never, Answer>, "answer" | "answered" | "mayBeEmpty">,
): Promise<{ answer: Answer } | { failure: Failure }> {
  const body = readJson(text);
  const fields = body === EMPTY && call.mayBeEmpty ? {} : fieldsOf(body);
  if (!fields) return { failure: { kind: "unreadable" } };
  const shapes = await loadResponseSchemas().catch(() => null);
  if (!shapes) return { failure: { kind: "outdated" } };
  const shape = shapes[call.answer] as Schema<Answer>;
  try {
    return { answer: shape.validateSync(fields, { strict: true }) };
  } catch (error) {
    // The schema library names its own errors so; anything else is a mistake of ours, and no answer.
    if (!(error instanceof Error) || error.name !== "ValidationError") throw error;
    return { failure: { kind: "unreadable" } };
  }
}

/** What a refusal says about itself; a body that cannot be read says nothing. */
export function parseErrorBody({ status, headers }: Response, text: string): HttpFailure {
  const fields = fieldsOf(readJson(text)) ?? {};
  const seconds = retryAfterSeconds(headers);
  return {
    kind: "http",
    status,
    messages: messagesOf(fields["messages"]),
    message: typeof fields["message"] === "string" ? fields["message"] : "",
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  };
}

const EMPTY = Symbol("no body");

function readJson(text: string): unknown {
  if (text.trim() === "") return EMPTY;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(body: unknown): Fields | undefined {
  if (!isFields(body)) return undefined;
  return isFields(body["data"]) ? { ...body, ...body["data"] } : body;
}

function messagesOf(value: unknown): ServerMessage[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).map((entry) => ({
    ...(typeof entry["friendlyMessage"] === "string" && {
      friendlyMessage: entry["friendlyMessage"],
    }),
    ...(typeof entry["translationKey"] === "string" && { translationKey: entry["translationKey"] }),
  }));
}

/** `Retry-After` is a number of seconds, or a date by the server's clock, which the device's may not agree with. */
function retryAfterSeconds(headers: Headers): number | undefined {
  const wait = headers.get("Retry-After");
  if (!wait) return undefined;
  const now = Date.parse(headers.get("Date") ?? "") || Date.now();
  const seconds = /^\d+$/u.test(wait) ? Number(wait) : (Date.parse(wait) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
