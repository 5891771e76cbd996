import { calls } from "@waymark/core/answers";
import { expect, it } from "vitest";
import { outcomeOf } from "./outcome.ts";

const origin = "https://login.example";
const policy = { origin, basePath: "", allowedOrigins: [], lockedTexts: [] };

it.each([
  [calls.login, "refusedUrl"],
  [calls.loginSd, "refusedUrl"],
  [calls.redirect, "refusedUrl"],
  [calls.mustResetPassword, undefined],
])("[QO-6] [QT-1] a sign-in page as the answer of %j is refused as by the portal", (call, kind) => {
  const text = JSON.stringify({ url: "/florida" });
  const answer = { status: 200, headers: new Headers(), text, bytes: text.length, isCut: false };
  const exchange = { request: new Request(origin), answer, fault: undefined };
  const outcome = outcomeOf(exchange, { call, path: "/", policy });
  expect(outcome.ok ? undefined : outcome.failure.kind).toBe(kind);
});
