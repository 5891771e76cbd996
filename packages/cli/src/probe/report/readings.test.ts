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

it("[QO-6] a probe reads tokens and waits whatever the words of its steps are", () => {
  const steps = [
    { ...step, topic: "csrf", status: 403 },
    { ...step, topic: "wrong password" },
  ] as const;
  const readings = readingsOf({ steps, exchanges: [], csrfCookie: "XSRF-TOKEN", hadToken: true });
  const linesOf = (name: string) => readings.find(({ about }) => about === name)?.lines;
  expect(linesOf("CSRF token")).toContain("Any words: 403.");
  expect(linesOf("Waits")).toEqual(["After 1 wrong passwords no wait was asked for."]);
});
