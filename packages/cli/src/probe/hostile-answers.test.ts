import { expect, it } from "vitest";
import { defaultConfiguration } from "@waymark/core/answers";
import { startOddServer } from "../testing/odd-server.ts";
import { probeOf, testWorld } from "../testing/probe-of.ts";
import { reportText } from "./report/text.ts";
import { runProbe } from "./run-probe.ts";

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

it("[QO-6] a server's text moves no cursor, begins no line and is no command of a CI system", async () => {
  const errorMessage =
    "Ask\u001b[2J\u009b8m\n::error::us \u202eor ##vso[task.complete]##[add-mask]a";
  // What a person reads is in the report beside a finding alone, here that of a wrong character.
  const origin = await startOddServer((_, response) =>
    response.writeHead(400, json).end(JSON.stringify({ errorMessage, data: "\ufffd" })),
  );
  const world = testWorld(real);
  const options = { origin, configuration: defaultConfiguration, callsPerMinute: 10 };
  const { report } = await runProbe(world, options);
  const text = [reportText(report), ...world.lines].join("\n");
  expect(text).toContain("Ask\ufffd[2J\ufffd8m\ufffd::error::us \ufffdor \ufffd#vso[");
  expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|##\w*\[|^\s*::/mu);
});
