import { describe, expect, it } from "vitest";
import type { Failure } from "../api/api-error.ts";
import { explain } from "./explain.ts";

const http = (status: number, more = {}): Failure => ({
  kind: "http",
  status,
  messages: [],
  message: "",
  ...more,
});

describe("error catalogue", () => {
  it.each<[string, Failure, string, string | null]>([
    ["an HTTP failure", http(401), "USERNAME_OR_PASSWORD_NOT_FOUND", null],
    ["a stale page", http(403), "USERNAME_OR_PASSWORD_NOT_FOUND", "TROUBLE_STALE_PAGE"],
    [
      "too many tries",
      http(429, { retryAfterSeconds: 30 }),
      "USERNAME_OR_PASSWORD_NOT_FOUND",
      "TROUBLE_TOO_MANY_SECONDS",
    ],
    [
      "too many tries for longer",
      http(429, { retryAfterSeconds: 61 }),
      "USERNAME_OR_PASSWORD_NOT_FOUND",
      "TROUBLE_TOO_MANY_MINUTES",
    ],
    ["an outage", http(502), "USERNAME_OR_PASSWORD_NOT_FOUND", "TROUBLE_SERVICE"],
    [
      "an outage with an end",
      http(503, { retryAfterSeconds: 60 }),
      "USERNAME_OR_PASSWORD_NOT_FOUND",
      "TROUBLE_SERVICE_MINUTES",
    ],
    [
      "an answer that cannot be read",
      { kind: "unreadable" },
      "USERNAME_OR_PASSWORD_NOT_FOUND",
      "TROUBLE_UNREADABLE",
    ],
    ["no connection", { kind: "offline" }, "CONNECTION_ERROR", "TROUBLE_OFFLINE"],
    ["the time limit", { kind: "timeout" }, "CONNECTION_ERROR", "TROUBLE_TIMEOUT"],
  ])("[SI-9] [QE-3] login, %s", (_, failure, key, detail) => {
    const problem = explain("login", failure);
    expect(problem).toMatchObject({
      message: { key },
      detail: detail === null ? null : { key: detail },
    });
  });
});
