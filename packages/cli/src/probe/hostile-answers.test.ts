import { expect, it } from "vitest";
import { startOddServer } from "../testing/odd-server.ts";
import { probeOf } from "../testing/probe-of.ts";

const real = (request: Request) => fetch(request);
const json = { "Content-Type": "application/json" };

it.each([
  ["a status that no standard has", 799, {}, "{}"],
  ["a redirect to no url", 302, { Location: "http://[" }, ""],
  [
    "a token that no header may have",
    401,
    { "Set-Cookie": "XSRF-TOKEN=%0Aa%E2%82%AC; Path=/" },
    "{}",
  ],
  [
    "cookies that are none",
    401,
    { "Set-Cookie": ["=", ";;;", "a", "b=c; Domain=elsewhere.example"] },
    "{}",
  ],
  ["a body of other bytes", 400, {}, "\u0000\ud800\ufffe"],
  [
    "lists in place of texts",
    400,
    {},
    '{"messages":[[],null,{"translationKey":7}],"data":[{"url":[]}]}',
  ],
  ["names of prototypes", 400, {}, '{"__proto__":{"messages":1},"constructor":null,"toString":7}'],
])("[QO-6] %s does not end the probe", async (_, status, headers, body) => {
  const origin = await startOddServer((request, response) => {
    const isList = request.url?.includes("switchaccount") === true;
    response
      .writeHead(status, { ...json, ...headers })
      .end(isList ? '{"data":[{"url":7},null]}' : body);
  });
  const { report, har } = await probeOf(real, { origin });
  expect(report.stopped).toBeNull();
  expect(report.calls).toBeGreaterThan(35);
  expect(JSON.parse(har).log.entries).toHaveLength(report.steps.length);
});

it("[QO-6] a body with a byte order mark is read as browsers read it", async () => {
  const origin = await startOddServer((_, response) =>
    response.writeHead(401, json).end('\ufeff{"messages":[{"translationKey":"GENERIC_ERROR"}]}'),
  );
  const { report } = await probeOf(real, { origin, only: ["redirect"] });
  expect(report.steps[1]).toMatchObject({ findings: [], translationKeys: ["`GENERIC_ERROR`"] });
});
