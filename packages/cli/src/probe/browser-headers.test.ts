import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { startOddServer } from "../testing/odd-server.ts";
import { probeOf } from "../testing/probe-of.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

it("[QO-6] a probe's calls have the headers of a page's: the origin of those that are no read, and an id", async () => {
  const reads: IncomingHttpHeaders[] = [];
  const others: IncomingHttpHeaders[] = [];
  const ids: unknown[] = [];
  const origin = await startOddServer((request, response) => {
    (request.method === "GET" ? reads : others).push(request.headers);
    request.setEncoding("utf8").on("data", (text: string) => {
      ids.push(JSON.parse(text).requestId === request.headers["x-request-id"]);
    });
    request.on("end", () => response.writeHead(401).end('{"messages":[]}'));
  });
  await probeOf(fetch, { origin, only: ["switchAccount", "portfolioLinking", "resetPassword"] });
  expect(others.map((headers) => headers.origin)).toEqual([origin, origin]);
  expect(reads.map((headers) => headers.origin)).not.toContain(origin);
  for (const headers of [...reads.slice(1), ...others]) {
    expect(headers["x-request-id"]).toMatch(UUID);
  }
  // A new password has an id in its body; a linking has none.
  expect(ids).toEqual([true, false]);
});
