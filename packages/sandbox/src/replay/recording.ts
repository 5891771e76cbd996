import { InputError } from "@waymark/hosting";
import { type HarEntry, readHar } from "./har.ts";
import { type Meaning, meaningOf } from "./meaning.ts";

/** A recorded call with its answer. */
export interface RecordedCall {
  meaning: Meaning;
  /** 0: there was no answer. */
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  milliseconds: number;
  /** Time of the call, to which a date in its answer refers. */
  at: Date;
}

/** The calls of a recording, in their order, and the origin that they were made to. */
export interface Recording {
  origin: string;
  calls: readonly RecordedCall[];
}

/**
 * Reads the calls of a HAR 1.2 file. Other requests of a browser are left out.
 * @param name name of the recording in messages
 * @throws {InputError} that says in a sentence what is wrong with it
 */
export function readRecording(text: string, name = "The recording"): Recording {
  const found = readHar(text, name).flatMap((entry, index) => {
    if (entry === null) return [];
    const { method, url, postData, headers } = entry.request;
    const sent = { method, url, headers: pairsOf(headers ?? []), body: postData?.text ?? "" };
    const meaning = meaningOf(sent);
    const place = `${name}, entry ${index + 1} (${meaning?.call})`;
    return meaning && method !== "OPTIONS"
      ? [{ origin: new URL(url).origin, call: callOf(entry, meaning, place) }]
      : [];
  });
  const [origin = "", ...others] = new Set(found.map((each) => each.origin));
  if (origin === "") throw new InputError(`${name} has no call: no address is below /api/.`);
  if (others.length > 0) {
    const origins = [origin, ...others].join(" and ");
    throw new InputError(`${name} has calls to ${origins}. Keep those of one origin.`);
  }
  return { origin, calls: found.map(({ call }) => call) };
}

function callOf({ time, startedDateTime, response }: HarEntry, meaning: Meaning, place: string) {
  return {
    meaning,
    status: response.status,
    headers: pairsOf(response.headers),
    body: bodyOf(response, place),
    milliseconds: Math.max(0, time ?? 0),
    at: new Date(startedDateTime ?? Number.NaN),
  };
}

function pairsOf(headers: HarEntry["response"]["headers"]) {
  return headers.map(({ name, value }) => [name, value] as const);
}

/** The body as text: a HAR file has it decoded, whatever `Content-Encoding` says. */
function bodyOf({ content }: HarEntry["response"], place: string): string {
  const text = content?.text ?? "";
  if (content?.encoding !== "base64") return text;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(text, "base64"));
  } catch (error) {
    throw new InputError(`${place} has a body that is not text. Remove this entry.`, {
      cause: error,
    });
  }
}
