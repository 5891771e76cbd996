import { zstdDecompressSync } from "node:zlib";
import type { World } from "../world.ts";
import { type ConnectionFault, connectionFault } from "./connection-fault.ts";

/** The longest answer that is read. The longest right one is a list of institutions. */
export const MAX_BYTES = 2_000_000;

/** True where fetch leaves a zstd body as it came, as that of Node 22 does. */
const LEAVES_ZSTD = Number.parseInt(process.versions["undici"] ?? "", 10) < 7;

/** A response with its whole body, or the beginning of a very long one. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  bytes: number;
  /** True where more came than is read. */
  isCut: boolean;
}

/** Schemes for which a browser asks a person itself, also in answer to a call of a page. */
const ASKED_BY_BROWSERS = /(?:^|,)\s*(?:basic|digest|negotiate|ntlm)\b/iu;

/** Returns true for an answer after which a browser asks for a password in a window of its own. */
export function opensPasswordWindow({ status, headers }: Pick<Answer, "status" | "headers">) {
  return status === 401 && ASKED_BY_BROWSERS.test(headers.get("WWW-Authenticate") ?? "");
}

/** A request with its answer, or with the reason why there is none. */
export interface Exchange {
  request: Request;
  /** Body as it was sent. */
  sent: string | undefined;
  /** Time at which it was sent. */
  at: Date;
  milliseconds: number;
  answer: Answer | undefined;
  fault: ConnectionFault | undefined;
}

interface Outgoing {
  request: Request;
  body: string | undefined;
  limitMs: number;
}

/** Sends one request and reads its answer. Redirects are not followed. */
export async function exchange(
  { fetch, clock }: Pick<World, "fetch" | "clock">,
  { request, body, limitMs }: Outgoing,
): Promise<Exchange> {
  const start = clock.now();
  const at = new Date();
  const done = (outcome: Pick<Exchange, "answer" | "fault">): Exchange => ({
    request,
    sent: body,
    at,
    milliseconds: Math.round(clock.now() - start),
    ...outcome,
  });
  const limit = AbortSignal.timeout(limitMs);
  try {
    const sent = new Request(request, {
      redirect: "manual",
      signal: limit,
      ...(body !== undefined && { body }),
    });
    const answer = await Promise.race([aborted(limit), fetch(sent).then(read)]);
    return done({ answer, fault: undefined });
  } catch (error) {
    const reason: unknown = limit.aborted ? limit.reason : error;
    return done({ answer: undefined, fault: connectionFault(reason, limitMs) });
  }
}

/**
 * Rejects when the signal is aborted. A request's own signal follows it by a weak reference, so that garbage collection
 * can lose the time limit.
 */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function read(response: Response): Promise<Answer> {
  if (response.type === "error") throw new Error("The connection was closed.");
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BYTES) break;
  }
  const { status, headers } = response;
  const body = Buffer.concat(chunks);
  const isLeft = LEAVES_ZSTD && /^\s*zstd\s*$/iu.test(headers.get("Content-Encoding") ?? "");
  const content = isLeft && bytes <= MAX_BYTES ? withoutZstd(body) : body;
  const text = new TextDecoder().decode(content.subarray(0, MAX_BYTES));
  const longest = Math.max(bytes, content.length);
  return { status, headers, text, bytes: longest, isCut: longest > MAX_BYTES };
}

/** Unpacks a body. One that is longer than what is read counts as too long, and is not unpacked. */
function withoutZstd(body: Buffer): Buffer {
  try {
    return zstdDecompressSync(body, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    // The error of a buffer that would become too large.
    if (!(error instanceof RangeError)) throw error;
    return Buffer.alloc(MAX_BYTES + 1);
  }
}
