import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Answered } from "@waymark/hosting/testing/answers";
import { expect } from "vitest";
import { runCheck } from "../check/run-check.ts";
import type { CheckWorld } from "../check/site.ts";
import type { Test, World } from "./tested-world.ts";

const YEAR_MS = 365 * 86_400_000;
const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The command that checks a deployment, on each host that runs. */
export const checkTests = {
  check: {
    title: "`waymark check` finds nothing",
    ids: "[QO-4]",
    run: async (world) => {
      const isLocal = world.host.startsWith("127.0.0.1");
      const url = `${isLocal ? "http" : "https"}://${world.host}/`;
      expect(await runCheck(outsideOf(world), url)).toEqual({ url, findings: [], notes: [] });
    },
  },
} as const satisfies Record<string, Test>;

/** The network between a check and a host. By plain http it redirects, where the host has a name. */
function outsideOf(world: World): CheckWorld {
  return {
    fetch: async (request) => {
      const { protocol, hostname, pathname, search } = new URL(request.url);
      if (protocol === "http:" && world.host === hostname) {
        return Response.redirect(`https://${hostname}${pathname}`, 301);
      }
      const body = await request.text();
      const answered = await world.ask(pathname + search, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...(body !== "" && { body }),
      });
      return responseOf(world.hasNetwork ? throughNetwork(answered, request) : answered);
    },
    now: () => new Date(),
    certificate: async () => ({ begins: new Date(), ends: new Date(Date.now() + YEAR_MS) }),
  };
}

/** An answer as the network of a host gives it: compressed, with an `ETag`, and as 304 where the browser has it. */
function throughNetwork(answered: Answered, request: Request): Answered {
  const { status, headers, body } = answered;
  if (status !== 200) return answered;
  const etag = `"${createHash("sha256").update(body).digest("hex")}"`;
  const isKept = request.headers.get("If-None-Match") === etag;
  return {
    status: isKept ? 304 : status,
    headers: { "content-encoding": "identity", vary: "Accept-Encoding", ...headers, etag },
    body: isKept ? Buffer.alloc(0) : body,
  };
}

function responseOf({ status, headers, body }: Answered): Response {
  const decode = decoders[headers["content-encoding"] ?? ""];
  // A 304 has no body to decode.
  const text = body.length === 0 ? null : (decode?.(body) ?? body).toString();
  const response = new Response(text, { status });
  response.headers.delete("Content-Type");
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) response.headers.append(name, each);
  }
  return response;
}
