import { expect, it } from "vitest";
import { readingsOf } from "./readings.ts";
import type { StepReport } from "./report.ts";

const step: StepReport = {
  title: "Any words",
  call: "POST /api/auth/login",
  screen: "sign-in",
  route: "/",
  status: 401,
  milliseconds: 1,
  bytes: 1,
  fields: null,
  headers: {},
  translationKeys: [],
  cookies: [],
  urls: [],
  shown: [],
  findings: [],
  notes: [],
};

function linesOf(name: string, steps: readonly StepReport[]): readonly string[] | undefined {
  const readings = readingsOf({ steps, exchanges: [], csrfCookie: "XSRF-TOKEN", hadToken: true });
  return readings.find(({ about }) => about === name)?.lines;
}

it("[QO-6] a probe reads tokens and waits whatever the words of its steps are", () => {
  const steps = [
    { ...step, topic: "csrf", status: 403 },
    { ...step, topic: "wrong password" },
  ] as const;
  expect(linesOf("CSRF token", steps)).toContain("Any words: 403.");
  expect(linesOf("Waits", steps)).toEqual(["After 1 wrong password no wait was asked for."]);
});

it("[QO-6] a probe names the slowest and the largest answer, the last and the first of equal ones", () => {
  const steps = [
    { ...step, title: "one", milliseconds: 7, bytes: 20 },
    { ...step, title: "two", milliseconds: 9, bytes: 20 },
    { ...step, title: "three", milliseconds: 9, bytes: 3 },
  ];
  expect(linesOf("Times and sizes", steps)).toEqual([
    "Half of the answers took at most 9 ms, the slowest 9 ms (three).",
    "The largest answer had 20 bytes (one).",
  ]);
});
