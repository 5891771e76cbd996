import type { Sandbox } from "@waymark/sandbox";
import { defaultConfiguration } from "@waymark/core/answers";
import { beforeEach, expect, it } from "vitest";
import { withCsrfCookie } from "../testing/planted.ts";
import { answersOf, ORIGIN, probeOf } from "../testing/probe-of.ts";
import { openSandbox } from "../testing/sandbox-accounts.ts";
import type { World } from "./world.ts";

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = openSandbox();
});

/** The tokens that a server gets with its first calls. */
function listeningTo(answers: World["fetch"]) {
  const tokens: (string | null)[] = [];
  const fetch: World["fetch"] = (request) => {
    if (request.method !== "GET") tokens.push(request.headers.get("X-XSRF-TOKEN"));
    return answers(request);
  };
  return { fetch, tokens };
}

it("[QO-6] a probe finds a CSRF cookie that no page can read", async () => {
  const server = withCsrfCookie(answersOf(sandbox), (line) => `${line}; HttpOnly`);
  const { report } = await probeOf(server, { only: ["forgotPassword"] });
  expect(report.findings).toBe(3);
  const lines = report.readings.find(({ about }) => about === "CSRF token")?.lines;
  expect(lines).toContain(
    "It is `HttpOnly`: no script of the page can read it, so the portal sends no token.",
  );
});

it.each([
  ["for another path", (line: string) => line.replace("Path=/", "Path=/api")],
  ["for another host", (line: string) => `${line}; Domain=other.example`],
  ["without a value", (line: string) => line.replace(/=[^;]*/u, "=")],
  [
    "for all sites and not for https alone, which browsers refuse",
    (line: string) => line.replace("SameSite=Lax", "SameSite=None"),
  ],
])("[QO-6] a probe says that no page can read a CSRF cookie %s", async (_, change) => {
  const { fetch, tokens } = listeningTo(withCsrfCookie(answersOf(sandbox), change));
  const { report } = await probeOf(fetch, { only: ["forgotPassword"] });
  expect(tokens).toEqual([null, null, null]);
  const lines = report.readings.find(({ about }) => about === "CSRF token")?.lines;
  expect(lines).toContain(
    "No script of the page can read it, so the portal sends no token: see its path, domain, value and time.",
  );
});

it("[QO-6] a probe names the call whose refusal sets the CSRF cookie, where pages come without it", async () => {
  const answers = answersOf(sandbox);
  const { report } = await probeOf(
    async (request) =>
      request.url === `${ORIGIN}/` ? new Response("<!doctype html>") : answers(request),
    { only: ["forgotPassword"] },
  );
  expect(report.findings).toBe(0);
  const [first] = report.readings.find(({ about }) => about === "CSRF token")?.lines ?? [];
  expect(first).toMatch(/^The cookie `XSRF-TOKEN` comes with: Ask for a link to an unknown/u);
});

it("[QO-6] a probe counts a cookie once after a refusal that is tried again, and none that browsers refuse", async () => {
  const answers = answersOf(sandbox);
  const set = ["a=1; Path=/", "b=1; Path=/", "c=1; SameSite=None", "d=1; SameSite=None"];
  const { report } = await probeOf(
    async (request) => {
      if (request.url === `${ORIGIN}/`) return new Response("<!doctype html>");
      const { status, body, headers: sent } = await answers(request);
      const headers = new Headers(sent);
      for (const line of set) headers.append("Set-Cookie", line);
      return new Response(body, { status, headers });
    },
    { only: ["forgotPassword"] },
  );
  expect(report.steps.flatMap(({ notes }) => notes)).toEqual([]);
});

it("[QO-6] a probe sends the token of a cookie that is for the portal's path alone", async () => {
  const ofPath = (line: string) => line.replace("Path=/", "Path=/portal");
  const { fetch, tokens } = listeningTo(withCsrfCookie(answersOf(sandbox), ofPath));
  await probeOf(fetch, {
    only: ["forgotPassword"],
    configuration: { ...defaultConfiguration, basePath: "/portal" },
  });
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens).not.toContain(null);
});

it("[QO-6] a probe sends no token that the portal leaves out: one that cannot be decoded, or is empty", async () => {
  for (const value of ["100%", ""]) {
    const odd = (line: string) => line.replace(/=[^;]*/u, `=${value}`);
    const { fetch, tokens } = listeningTo(withCsrfCookie(answersOf(sandbox), odd));
    await probeOf(fetch, { only: ["forgotPassword"] });
    expect(tokens).toEqual([null, null, null]);
  }
});
