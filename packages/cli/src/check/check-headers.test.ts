import { expect, it } from "vitest";
import { goodHost, HOST } from "../testing/good-host.ts";
import { checkText, runCheck } from "./run-check.ts";

it("[QO-4] finds nothing in headers that are spelled otherwise and mean the same", async () => {
  const good = goodHost();
  const otherwise: Readonly<Record<string, (value: string) => string>> = {
    "Content-Type": (value) => value.replace("; charset=utf-8", ";charset=UTF-8"),
    "Cache-Control": (value) => value.split(", ").toReversed().join(","),
    Allow: (value) => value.replaceAll(" ", ""),
  };
  const fetch = async (request: Request) => {
    const answer = await good.fetch(request);
    for (const [name, change] of Object.entries(otherwise)) {
      const value = answer.headers.get(name);
      if (value !== null) answer.headers.set(name, change(value));
    }
    return answer;
  };
  expect((await runCheck({ ...good, fetch }, HOST)).findings).toEqual([]);
});

/** A good host but for one header. */
const headerWith = (name: string, value: string) => {
  const good = goodHost();
  const fetch = async (request: Request) => {
    const answer = await good.fetch(request);
    answer.headers.set(name, value);
    return answer;
  };
  return { ...good, fetch };
};

it.each([
  ["max-age=300", "It holds for 300 s."],
  ["max-age=0", "It has browsers forget that they should use https."],
])(
  "[QO-4] notes %s, with which the guide begins and ends HSTS, and finds nothing",
  async (value, words) => {
    const report = await runCheck(headerWith("Strict-Transport-Security", value), HOST);
    expect(report.findings).toEqual([]);
    expect(checkText(report)).toMatch(
      new RegExp(
        `^login\\.example\n  Note: Strict-Transport-Security is ${value}\\. ${words}`,
        "u",
      ),
    );
    expect(checkText(report)).toContain(`\n\n0 findings at ${HOST}`);
  },
);

it("[QO-4] finds HSTS that is sent twice, of which browsers take the first", async () => {
  const twice = headerWith("Strict-Transport-Security", "max-age=300, max-age=31536000");
  const text = checkText(await runCheck(twice, HOST));
  expect(text).toContain("Strict-Transport-Security is sent twice: max-age=300, max-age=31536000.");
  expect(text).toContain("Have one server alone send it");
  const first = headerWith("Strict-Transport-Security", "max-age=0, max-age=31536000");
  expect(checkText(await runCheck(first, HOST))).toMatch(/sent twice[^]*has browsers forget/u);
});

it.each(["max-age=soon", "includeSubDomains", "xmax-age=31536000"])(
  "[QO-4] finds HSTS that browsers cannot read: %s",
  async (value) => {
    const report = await runCheck(headerWith("Strict-Transport-Security", value), HOST);
    expect(checkText(report)).toContain("Strict-Transport-Security is missing, or has no max-age.");
  },
);

const policyWith = (change: (policy: string) => string) => {
  const good = goodHost();
  const fetch = async (request: Request) => {
    const answer = await good.fetch(request);
    const policy = answer.headers.get("Content-Security-Policy");
    if (policy !== null) answer.headers.set("Content-Security-Policy", change(policy));
    return answer;
  };
  return runCheck({ ...good, fetch }, HOST);
};

it("[QO-4] accepts one policy for all pages: the page's own with more hashes", async () => {
  const { findings } = await policyWith((policy) =>
    policy.replace("script-src 'self'", "script-src 'self' 'sha256-AAAA='"),
  );
  expect(findings).toEqual([]);
});

it.each([
  ["allows any script", "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
  ["has another hash in place of the page's", /'sha256-[^']+'/u, "'sha256-AAAA='"],
  ["lacks a directive", " frame-ancestors 'none';", ""],
])("[QO-4] finds a policy that %s", async (_, from, to) => {
  const report = await policyWith((policy) => policy.replace(from, to));
  expect(checkText(report)).toContain("A policy that does not fit the page");
});
