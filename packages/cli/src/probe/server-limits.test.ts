import { describe, expect, it } from "vitest";
import { startOddServer } from "../testing/odd-server.ts";
import { answersOf, ORIGIN, probeOf, real } from "../testing/probe-of.ts";
import { openSandbox } from "../testing/sandbox-accounts.ts";
import type { Report } from "./report/report.ts";
import type { World } from "./world.ts";

const json = { "Content-Type": "application/json" };

const findingsTo = (title: string, { steps }: Report) =>
  steps.find((step) => step.title === title)?.findings;

describe("[QO-6] a probe", () => {
  it.each([429, 503])("tries no further password once a %s asks to wait", async (status) => {
    const origin = await startOddServer((_, response) =>
      response.writeHead(status, { ...json, "Retry-After": "60" }).end("{}"),
    );
    const { report } = await probeOf(real, { origin, only: ["login"] });
    const tries = report.steps.filter(({ title }) => title.includes("a wrong password"));
    expect(tries).toHaveLength(1);
  });

  /** The sandbox, but for calls that are answered with a status and ask to wait. */
  const limiting = (status: number, isLimited: (request: Request, body: string) => boolean) => {
    const sandbox = openSandbox();
    const answers: World["fetch"] = async (request) => {
      if (!isLimited(request, await request.clone().text())) return answersOf(sandbox)(request);
      return Response.json({}, { status, headers: { "Retry-After": "60" } });
    };
    return answers;
  };

  it.each([1, 2, 3, 4])(
    "finds nothing where the server asks to wait after %i wrong passwords",
    async (most) => {
      let wrong = 0;
      const server = limiting(429, ({ url }, body) => {
        if (/\/login(?:SD)?$/u.test(url) && body.includes("waymark-probe-")) wrong += 1;
        return wrong > most;
      });
      const { report } = await probeOf(server, { only: ["login", "loginSd"] });
      expect(report.steps.flatMap(({ findings }) => findings)).toEqual([]);
      expect(wrong).toBe(most + 1);
    },
  );

  it("names its own option where the server limits the calls of an address", async () => {
    let calls = 0;
    const server = limiting(429, ({ method }) => {
      if (method === "POST") calls += 1;
      return calls > 1;
    });
    const { report } = await probeOf(server, { only: ["redirect", "forgotPassword"] });
    expect(new Set(report.steps.flatMap(({ findings }) => findings))).toEqual(
      new Set([
        "The server limits calls, so its answer is not known. Give fewer with `--calls-per-minute`.",
      ]),
    );
  });

  it("says nothing of the CSRF token where the server has failed", async () => {
    const server = limiting(503, ({ url, headers }) => {
      const token = headers.get("X-XSRF-TOKEN") ?? "waymark-probe-token";
      return url.endsWith("/redirect") && token === "waymark-probe-token";
    });
    const report = (await probeOf(server, { only: ["redirect"] })).report;
    expect(findingsTo("Call without the CSRF token", report)).toEqual([
      "It is answered with 503, so it is not known whether the token matters.",
    ]);
  });

  it("makes at most ten calls a minute and sixty in all, with one username", async () => {
    const sandbox = openSandbox();
    const names = new Set<unknown>();
    const origins = new Set<string>();
    const { report } = await probeOf(async (request) => {
      origins.add(new URL(request.url).origin);
      const body = await request.clone().text();
      if (body.startsWith("{") && body.endsWith("}")) names.add(JSON.parse(body).Username);
      return answersOf(sandbox)(request);
    });
    expect(report.calls).toBeLessThanOrEqual(60);
    expect(report.seconds).toBeGreaterThanOrEqual(60 * Math.floor((report.calls - 1) / 10));
    expect([...names].filter((name) => typeof name === "string")).toHaveLength(1);
    expect([...origins]).toEqual([ORIGIN]);
  });
});
