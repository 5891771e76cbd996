import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";

/** One request of a visitor. */
export type Sent = Awaited<ReturnType<typeof send>>;

/** Connections that a browser opens to one host over HTTP/1.1. */
const CONNECTIONS = 6;
const TIME_LIMIT_MS = 20_000;

/** Visits the sign-in page as a browser with an empty cache: the page, then the files that it names. */
export async function visit(origin: string, files: readonly string[]): Promise<Sent[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const page = await send(`${origin}/`, agent);
    const others = files.map(async (file) => send(origin + file, agent));
    return [page, ...(await Promise.all(others))];
  } finally {
    agent.destroy();
  }
}

async function send(url: string, agent: Agent) {
  const start = performance.now();
  try {
    const headers = { "Accept-Encoding": "gzip, deflate, br", Cookie: "XSRF-TOKEN=a" };
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const [answer] = (await once(get(url, { agent, headers, signal }), "response")) as [
      IncomingMessage,
    ];
    /** Of the body, as they were sent. */
    let bytes = 0;
    for await (const part of answer) bytes += (part as Buffer).byteLength;
    return { ms: performance.now() - start, bytes, ok: answer.statusCode === 200 };
  } catch {
    return { ms: performance.now() - start, bytes: 0, ok: false };
  }
}

/** Files that a page names: those that a browser asks for at once. */
export function filesOf(html: string): string[] {
  const found = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(?<file>\/[^"]+)"/gu);
  const files = [...found].map(({ groups }) => groups?.["file"] ?? "");
  return [...new Set(files)].filter((file) => /\.\w+(?:\?|$)/u.test(file));
}

/**
 * Figures of one host under its visitors.
 * @param processorMs time of the host's processors for all visits, in milliseconds
 */
export function figuresOf(visits: readonly (readonly Sent[])[], processorMs: number) {
  const sent = visits.flat();
  const times = sent.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const bytes = sent.reduce((sum, each) => sum + each.bytes, 0);
  return {
    requests: sent.length,
    errors: sent.filter(({ ok }) => !ok).length,
    medianMs: shareOf(times, 0.5),
    slowestMs: shareOf(times, 0.99),
    kilobytes: bytes / 1000 / Math.max(1, visits.length),
    processorMs: processorMs / Math.max(1, visits.length),
  };
}

/** The value below which a share of sorted values lies. */
function shareOf(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
