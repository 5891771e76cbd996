import english from "@waymark/core/translations/en-CA.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { startOddServer } from "../testing/odd-server.ts";
import { probeOf, real, redirectsOf, findingOf } from "../testing/probe-of.ts";

const json = { "Content-Type": "application/json" };

describe("[QO-6] a probe says plainly of a server's refusal", () => {
  it.each(["Basic realm=Portal", "Bearer, Negotiate"])(
    "that a browser asks for a password itself after a 401 with WWW-Authenticate: %s",
    async (header) => {
      const origin = await startOddServer((_, response) =>
        response.writeHead(401, { ...json, "WWW-Authenticate": header }).end("{}"),
      );
      expect(findingOf(await redirectsOf(origin))).toEqual([
        "A 401 with `WWW-Authenticate` has browsers ask for a password in a window of their own.",
      ]);
    },
  );

  it("that a gateway refuses with a web page, which the portal shows as a fault of the network", async () => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(404, { "Content-Type": "text/html" }).end("<html><h1>404 Not Found"),
    );
    const { report } = await probeOf(real, { origin, only: ["login"] });
    const step = report.steps.find(({ title }) => title.endsWith("a wrong password, in en-CA"));
    expect(step?.findings).toEqual(["The body is a page (HTML), not JSON."]);
    expect(step?.shown.join(" ")).toContain(english.TROUBLE_UNREADABLE);
  });

  it.each([
    [408, "TROUBLE_TIMEOUT"],
    [431, "TROUBLE_UNREADABLE"],
    [451, "TROUBLE_UNREADABLE"],
    [511, "TROUBLE_UNREADABLE"],
  ] as const)(
    "that its %i has another meaning, which the portal shows as a fault of the network",
    async (status, key) => {
      const origin = await startOddServer((_, response) =>
        response.writeHead(status, json).end("{}"),
      );
      const { report } = await probeOf(real, { origin, only: ["login"] });
      const step = report.steps.find(({ title }) => title.endsWith("a wrong password, in en-CA"));
      expect(step?.findings).toEqual([
        `It is answered with ${status}, which has another meaning. A person should read: “${english.USERNAME_OR_PASSWORD_NOT_FOUND}”`,
      ]);
      expect(step?.shown.join(" ")).toContain(english[key]);
    },
  );

  it.each([
    [302, "https://idp.example/in", english.TROUBLE_OFFLINE],
    [302, "/in", english.TROUBLE_UNREADABLE],
    [
      308,
      "/api/auth/redirect/",
      "What the address of the redirect answers: a browser makes the call there.",
    ],
  ])("what a person reads after a %i to %s", async (status, to, words) => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(status, { Location: to }).end(),
    );
    const report = await redirectsOf(origin);
    expect(report.steps[1]?.shown.join(" ")).toContain(words);
  });

  it.each([
    [503, "60, 60", ", which the portal cannot read: it knows of no wait."],
    [429, "60 seconds", ", which the portal cannot read: it waits 60 s."],
    [429, "60", "."],
  ])("how long people wait after a %i with Retry-After: %s", async (status, wait, words) => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(status, { ...json, "Retry-After": wait }).end("{}"),
    );
    const { readings, steps } = await redirectsOf(origin);
    const lines = readings.find(({ about }) => about === "Waits")?.lines;
    expect(lines).toContain(`${steps[1]?.title}: ${status}, \`Retry-After: ${wait}\`${words}`);
  });

  it("that its text is not UTF-8", async () => {
    const origin = await startOddServer((_, response) =>
      response
        .writeHead(401, { "Content-Type": "application/json;charset=ISO-8859-1" })
        .end(Buffer.from('{"message":"Réservé"}', "latin1")),
    );
    expect(findingOf(await redirectsOf(origin))).toEqual([
      "The body is not UTF-8, so that its accented letters cannot be read.",
    ]);
  });

  it("nothing of a 401 with WWW-Authenticate: Bearer, which no browser asks about", async () => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(401, { ...json, "WWW-Authenticate": 'Bearer error="basic"' }).end("{}"),
    );
    expect(findingOf(await redirectsOf(origin))).toEqual([]);
  });
});
